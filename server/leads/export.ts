import { kinds, leadKinds } from "../../contract/kinds.ts";
import { type ChannelName, type KeptLead, stateOf } from "./lead.ts";
import type { Outbox } from "./store/outbox.ts";

const PAGE = 500;

/** Yields every lead since a time, oldest first, one page in memory at a time. */
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
export function record(lead: KeptLead, channels: readonly ChannelName[]) {
  return {
    id: lead.id,
    kind: lead.kind,
    state: stateOf(lead, channels),
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

/** Returns a record as JSON. It also escapes what JSON allows but terminals obey: control and bidirectional characters. */
export const jsonOf = (value: ReturnType<typeof record>, indent?: number) =>
  JSON.stringify(value, undefined, indent).replace(
    /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

type Leads = AsyncIterable<KeptLead> | Iterable<KeptLead>;

/** Yields the leads as one JSON array. */
export async function* jsonLines(leads: Leads, channels: readonly ChannelName[]): AsyncGenerator<string> {
  let before = "[\n";
  for await (const lead of leads) {
    yield before + jsonOf(record(lead, channels));
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

/**
 * The sign that begins a formula, at the start of a cell or behind what some spreadsheets end cells at even within
 * quotes. Signs that they drop may be between. The sign comes first here, so that long runs of others take linear time.
 */
const FORMULA = /[=+\-@＝＋－＠](?<=(?:^|[;\t\r\n])[\s"\p{C}\p{Default_Ignorable_Code_Point}]*.)/gu;

/** Returns a cell, quoted where necessary, that no spreadsheet takes for a formula. */
export function csvCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA, "'$&");
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Yields the leads as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. */
export async function* csvLines(leads: Leads, channels: readonly ChannelName[]): AsyncGenerator<string> {
  const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;
  yield `\uFEFF${line(["id", "kind", "state", "receivedAt", ...fieldNames, "deliveries"])}`;
  for await (const lead of leads) {
    const { id, kind, state, receivedAt, fields, deliveries } = record(lead, channels);
    const sent = deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`).join("; ");
    yield line([id, kind, state, receivedAt, ...fieldNames.map((name) => fields[name] ?? ""), sent]);
  }
}
