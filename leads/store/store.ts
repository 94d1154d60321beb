import { HOUR_MS } from "../days.ts";
import { describeError } from "../error.ts";
import type { ChannelName, Delivery, DeliveryState, Lead, LeadState, StoredLead } from "../lead.ts";
import type { sqlStore } from "./sql-store.ts";

export interface NewLead extends Omit<Lead, "person"> {
  /** Equal for equal content from the same visitor. */
  fingerprint: string;
  channels: readonly ChannelName[];
}

export interface OwnerText {
  subject: string;
  /** Paragraphs, or blocks of a heading and lines that start with two spaces, with empty lines between. */
  text: string;
}

/** A mail of the server itself to its owner. It is queued and delivered like a lead. */
export interface OwnerMail extends OwnerText {
  id: string;
  at: number;
}
export type Deliverable = Lead | OwnerMail;

export interface ClaimedDelivery {
  message: Deliverable;
  channel: ChannelName;
  attempts: number;
  /** Proof of the claim: a dispatcher whose lease was taken over cannot settle. */
  lease: string;
}

export type DeliveryUpdate = Pick<Delivery, "state" | "attempts" | "nextAt" | "problem">;

export interface QueueStats {
  channel: ChannelName;
  state: DeliveryState;
  count: number;
  oldest: number;
  /** Of one of them, why the last attempt failed; "" when none did. */
  problem: string;
}

/** The parts of a lead that statistics count. */
export interface LeadSummary
  extends Record<"id" | "form" | "source" | "country" | "campaign" | "page", string> {
  spam: number;
  restricted: number;
  receivedAt: number;
  answeredAt: number | null;
}

/** The columns by whose value leads are chosen. */
export const filterColumns = ["kind", "country", "page", "language", "source", "medium", "campaign"] as const;

/** Which leads to return, and in which order. */
export interface Search extends Partial<Record<(typeof filterColumns)[number], string | undefined>> {
  /** Without it the oldest comes first. */
  order?: "oldest" | "newest";
  /** The id of the last lead before those to return. */
  cursor?: string | undefined;
  /**
   * A state of leads, or a choice of several: `active` is neither spam nor restricted, `undelivered` active and
   * pending or failed.
   */
  state?: LeadState | "notSpam" | "active" | "undelivered" | "restricted" | undefined;
  answered?: boolean | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** Up to six words, in any order and case, in what the visitor sent and where it came from. */
  text?: string | undefined;
  channels?: readonly ChannelName[];
  limit?: number;
}

export interface Action {
  at: number;
  user: string;
  action: string;
  leadId: string;
  /** Such as the filters of an export, or an answer before it was corrected; empty once the lead is deleted. */
  detail?: string;
}

/** The number of times that a page was opened with a campaign in its address; "" for the campaigns of a day beyond the 400 that are counted by name. */
export interface CampaignLanding {
  campaign: string;
  page: string;
  count: number;
}

/** A deleted lead, by whose id its copies can be found: the channels that took it, and those that may be sending it now. */
export interface DeletedLead {
  id: string;
  delivered: ChannelName[];
  sending: ChannelName[];
}

/** The durable store of leads and of their deliveries. All times are milliseconds since 1970. */
export type LeadStore = ReturnType<typeof sqlStore>;

/** Equal content from the same visitor within this time is one lead. */
export const DUPLICATE_MS = 10 * 60_000;
/** Leads deleted in one transaction, which is short enough to let leads in between. */
export const DELETE_BATCH_SIZE = 200;
/** This value is in the store while its files still hold text of deleted leads. */
export const NEEDS_COMPACTION = "uncompacted";
/** Longer than any attempt, which takes ten minutes at most for a mail. After it another server may claim the delivery. */
export const LEASE_MS = 12 * 60_000;
/** The longest wait of a retry. A delivery due later was dated by a clock that ran ahead, and is due at once. */
export const RETRY_WAIT_MAX_MS = 27 * HOUR_MS;

/** The store cannot be used; the message is a sentence for the operator. */
export class StoreError extends Error {}

export const storeError = (cause: unknown, failed: string): StoreError =>
  cause instanceof StoreError ? cause : new StoreError(`${failed}: ${describeError(cause)}.`, { cause });

/** Yields a choice of leads in batches, of which one is in memory at a time. */
export async function* inBatches<Item extends { id: string }>(
  read: (search: Search) => Promise<Item[]>,
  search: Search = {},
): AsyncGenerator<Item[]> {
  let { cursor } = search;
  for (;;) {
    const batch = await read({ ...search, cursor });
    cursor = batch.at(-1)?.id;
    if (cursor === undefined) return;
    yield batch;
  }
}

export async function* allLeads(store: LeadStore, search?: Search): AsyncGenerator<StoredLead> {
  for await (const batch of inBatches(store.leads, search)) yield* batch;
}

/** Yields what users did, the newest first; of one kind, if it is named. */
export async function* allActions(store: LeadStore, action = ""): AsyncGenerator<Action> {
  const read = ({ cursor }: Search) => store.actions({ cursor, action });
  for await (const batch of inBatches(read)) yield* batch;
}
