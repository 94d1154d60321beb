import type { DatabaseSync } from "node:sqlite";
import { DUPLICATE_MS } from "./outbox.ts";

const IS_RECENT = "SELECT 1 FROM recent WHERE lead_id = ? AND abs(at - ?) < ?";
const ADD_RECENT = "INSERT INTO recent (lead_id, fingerprint, at) VALUES (?, ?, ?)";
const ALL_RECENT = "SELECT fingerprint, lead_id FROM recent ORDER BY at";
/** About 10 MB; a duplicate is missed only when more leads than this arrive in ten minutes. */
const FINGERPRINTS_MAX = 50_000;

/**
 * Finds duplicates by fingerprint. The table `recent` decides; the map in memory only says which row to look at, as an
 * index by fingerprint would cost every lead a page of writing. So nothing has to be undone after a rollback.
 */
export function recentLeads(db: DatabaseSync) {
  const isRecent = db.prepare(IS_RECENT);
  const addRecent = db.prepare(ADD_RECENT);
  const ids = new Map<string, string>();
  // Reuse one iterator: a new one rescans deleted slots.
  const oldest = ids.keys();

  function remember(fingerprint: string, id: string) {
    ids.delete(fingerprint);
    ids.set(fingerprint, id);
    if (ids.size > FINGERPRINTS_MAX) ids.delete(oldest.next().value ?? "");
  }
  for (const row of db.prepare(ALL_RECENT).iterate()) {
    remember(String(row.fingerprint), String(row.lead_id));
  }

  return {
    /** Returns the id of the same lead within the last ten minutes. */
    find(fingerprint: string, receivedAt: number): string | undefined {
      const id = ids.get(fingerprint);
      return id !== undefined && isRecent.get(id, receivedAt, DUPLICATE_MS) ? id : undefined;
    },
    add(fingerprint: string, id: string, receivedAt: number) {
      remember(fingerprint, id);
      addRecent.run(id, fingerprint, receivedAt);
    },
  };
}
