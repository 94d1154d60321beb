import type { ChannelName, Delivery, KeptLead, Lead } from "./lead.ts";

/** A lead about to be kept. */
export interface NewLead extends Lead {
  /** Same content from the same visitor gives the same text. */
  fingerprint: string;
  channels: readonly ChannelName[];
}

/** A delivery that one courier has claimed until its lease runs out. */
export interface Job {
  lead: Lead;
  channel: ChannelName;
  attempts: number;
  /** Proof of the claim: a courier whose lease was taken over cannot settle. */
  lease: string;
}

/** What became of a claimed delivery. */
export type Settlement = Pick<Delivery, "state" | "attempts" | "nextAt" | "problem">;

export interface Count {
  channel: ChannelName;
  state: Delivery["state"];
  count: number;
  /** When the oldest of them arrived. */
  oldest: number;
}

/** Which leads, oldest first; `after` is the last id of the page before. */
export interface Page {
  after?: string;
  since?: number;
  limit: number;
}

/** The durable store of leads and of what is still to be delivered. All times are milliseconds since 1970. */
export interface Outbox {
  /** Where leads are kept, for a person; holds no password. */
  readonly place: string;
  /**
   * Keeps a lead and one delivery a channel; resolves once both are on the disk.
   * Answers the id it is kept under: the first one's when the same came within `DUPLICATE_MS`.
   */
  add(lead: NewLead): Promise<string>;
  /** Claims up to `limit` due deliveries of a channel. */
  claim(channel: ChannelName, now: number, limit: number): Promise<Job[]>;
  /** Answers false when the claim was no longer ours. */
  settle(job: Job, settlement: Settlement, now: number): Promise<boolean>;
  /** Makes everything pending due at once; what another server has claimed stays claimed. */
  wake(now: number): Promise<void>;

  /**
   * Takes leads over from another store, as they are. What is there already stays, but for a delivery that is done
   * there. Answers how many were new.
   */
  adopt(leads: readonly KeptLead[]): Promise<number>;

  page(page: Page): Promise<KeptLead[]>;
  get(id: string): Promise<KeptLead | undefined>;
  /** Makes what these channels have not delivered due at once, held ones too; of one lead or of all. Answers how many. */
  retry(channels: readonly ChannelName[], now: number, id?: string): Promise<number>;
  /** Sends a quarantined lead on its way; false when there is no such lead. */
  release(id: string, channels: readonly ChannelName[], now: number): Promise<boolean>;
  /** Deletes leads by id, from every table. Answers how many there were. */
  remove(ids: readonly string[]): Promise<number>;
  /** Leads whose fields hold this text, whatever its case. */
  mentioning(text: string): Promise<KeptLead[]>;
  /** Deletes what arrived before `before`, and forgets old fingerprints. Answers how many leads. */
  purge(before: number | undefined, now: number): Promise<number>;
  /** When housekeeping last swept, as it has noted; undefined before the first time. */
  swept(): Promise<number | undefined>;
  noteSwept(at: number): Promise<void>;
  /** Makes sure that nothing deleted is left in the store's files. */
  scrub(): Promise<void>;

  counts(): Promise<Count[]>;
  /** Writes and commits something, or throws. */
  probe(now: number): Promise<void>;
  /** Copies the whole store into a new file while it is in use; answers how many leads it holds. */
  backup(file: string): Promise<number>;
  close(): Promise<void>;
}

/** Same content from the same visitor within this time is one lead. */
export const DUPLICATE_MS = 10 * 60_000;
/** Longer than any try takes; after it another server may take a delivery over. */
export const LEASE_MS = 3 * 60_000;
/** No delivery waits longer; one that is due later than this was dated by a clock that has since been set back. */
export const LONGEST_WAIT_MS = 27 * 3_600_000;

/** The store refuses to start; its message is a sentence for the operator. */
export class StoreError extends Error {}
