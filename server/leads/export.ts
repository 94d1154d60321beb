import { kinds, leadKinds } from "../../contract/kinds.ts";
import { type KeptLead, stateOf } from "./lead.ts";
import type { Outbox } from "./outbox.ts";

const PAGE = 500;

/** Every lead from a time on, oldest first, without holding them all. */
export async function* allLeads(outbox: Outbox, since = 0): AsyncGenerator<KeptLead> {
  let after = "";
  for (;;) {
    const page = await outbox.page({ after, since, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const iso = (time: number) => new Date(time).toISOString();

/** A lead as it is shown and exported. */
export function record(lead: KeptLead) {
  return {
    id: lead.id,
    kind: lead.kind,
    state: stateOf(lead),
    receivedAt: iso(lead.receivedAt),
    fields: lead.fields,
    deliveries: lead.deliveries.map(({ channel, state, attempts, nextAt, doneAt, problem }) => ({
      channel,
      state,
      attempts,
      ...(state === "pending" && { nextAt: iso(nextAt) }),
      ...(doneAt !== undefined && { deliveredAt: iso(doneAt) }),
      ...(problem && { problem }),
    })),
  };
}

/** The leads as one JSON array, piece by piece. */
export async function* jsonLines(leads: AsyncIterable<KeptLead>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const lead of leads) {
    yield before + JSON.stringify(record(lead));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const fieldNames = [
  ...new Set(
    leadKinds
      .flatMap((kind) => Object.keys(kinds[kind].body.entries))
      .filter((name) => !["_honey", "to"].includes(name)),
  ),
];

/** One cell: quoted where it must be, and never taken for a formula by a spreadsheet. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The leads as CSV (RFC 4180) with a BOM, so that a spreadsheet reads Arabic as it is. */
export async function* csvLines(leads: AsyncIterable<KeptLead>): AsyncGenerator<string> {
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  yield `\uFEFF${line(["id", "kind", "state", "receivedAt", ...fieldNames, "deliveries"])}`;
  for await (const lead of leads) {
    const { id, kind, state, receivedAt, fields, deliveries } = record(lead);
    const sent = deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`).join("; ");
    yield line([id, kind, state, receivedAt, ...fieldNames.map((name) => fields[name] ?? ""), sent]);
  }
}
