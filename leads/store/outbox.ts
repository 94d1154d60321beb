import { reasonOf } from "../fault.ts";
import type { ChannelName, Delivery, KeptLead, Lead, LeadState } from "../lead.ts";

/** A lead about to be kept. */
export interface NewLead extends Omit<Lead, "person"> {
  /** Equal for equal content from the same visitor. */
  fingerprint: string;
  channels: readonly ChannelName[];
}

export interface OwnerText {
  subject: string;
  text: string;
  /** The same for mails; without it the text. */
  html?: string;
}

/** A mail of the server itself to the people who own it, which takes the same way as a lead. */
export interface OwnerMail extends OwnerText {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}
export type Message = Lead | OwnerMail;

/** A delivery that one courier has claimed until its lease runs out. */
export interface Job {
  message: Message;
  channel: ChannelName;
  attempts: number;
  /** Proof of the claim: a courier whose lease was taken over cannot settle. */
  lease: string;
}

/** The outcome of a claimed delivery. */
export type Settlement = Pick<Delivery, "state" | "attempts" | "nextAt" | "problem">;

export interface Count {
  channel: ChannelName;
  state: Delivery["state"];
  count: number;
  /** Arrival of the oldest of them. */
  oldest: number;
}

/** The columns by whose value leads are chosen. */
export const filters = ["kind", "country", "page", "language", "source", "medium", "campaign"] as const;

/** A choice of leads: the oldest first, or with `before` the newest. */
export interface Search extends Partial<Record<(typeof filters)[number], string | undefined>> {
  /** The last id of the page before. */
  after?: string | undefined;
  before?: string | undefined;
  /** Besides the states of a lead: neither spam nor restricted, such a lead that waits for a delivery, or restricted. */
  state?: LeadState | "wanted" | "undelivered" | "restricted" | undefined;
  answered?: boolean | undefined;
  since?: number | undefined;
  /** Leads that arrived before this time. */
  until?: number | undefined;
  /** Up to six words, in any order and case, in what the visitor sent and where it came from. */
  text?: string | undefined;
  /** The channels by which a state is decided. */
  channels?: readonly ChannelName[];
  limit?: number;
}

/** Greater than every id: what the newest leads come before. */
export const LAST = "z";

/** The parts of a lead that the desk counts. */
export interface LeadFacts extends Pick<Lead, "id" | "kind" | "origin" | "isSpam" | "receivedAt"> {
  country: string;
  answeredAt: number | undefined;
}

/** Something that a person did with the leads. */
export interface Action {
  at: number;
  /** The person's email address. */
  person: string;
  action: string;
  leadId: string;
  /** Such as the filters of an export, or an answer before it was corrected; empty once the lead is deleted. */
  detail?: string;
}

/** How often a page was opened with a campaign in its address; "" for the campaigns beyond those that a day counts. */
export interface Landing {
  campaign: string;
  page: string;
  count: number;
}

/** A lead that is gone. */
export interface Removed {
  id: string;
  /** `leasedUntil` is 0 unless a courier had claimed it. */
  deliveries: (Pick<Delivery, "channel" | "doneAt"> & { leasedUntil: number })[];
}

/** The durable store of leads and of their deliveries. All times are milliseconds since 1970. */
export interface Outbox {
  /** The store's location as the operator reads it; holds no password. */
  readonly location: string;
  /** Returns the time of the store's own clock, which is one for all servers that share it: leases are judged by it. */
  now(): Promise<number>;
  /**
   * Keeps a lead and one delivery for each channel; resolves once both are on the disk. Returns the lead's id, or the
   * first one's when the same lead arrived within `DUPLICATE_MS`.
   */
  add(lead: NewLead): Promise<string>;
  /**
   * Keeps an owner mail and returns its id, or that of the first one of its occasion.
   * @param to `occasion` is the same for the same occasion, so that two servers with one store tell of it once
   */
  tell(
    mail: OwnerText,
    to: { occasion: string; channels: readonly ChannelName[]; now: number },
  ): Promise<string>;
  /** Claims up to `limit` due deliveries of a channel. */
  claim(channel: ChannelName, now: number, limit: number): Promise<Job[]>;
  /** Returns false when another courier has claimed the delivery meanwhile. */
  settle(job: Job, settlement: Settlement, now: number): Promise<boolean>;
  /** Makes all pending deliveries of a channel due. */
  makeAllDue(channel: ChannelName, now: number): Promise<void>;

  /**
   * Copies leads from another store, unchanged. Leads that are here already stay, except that a delivery done there
   * is done here too. Returns the number of new ones.
   */
  importLeads(leads: readonly Omit<KeptLead, "person">[]): Promise<number>;

  /** Returns the next leads of a choice, none at its end. As each may be long, a page is bounded by its bytes too. */
  page(search: Search): Promise<KeptLead[]>;
  /** Returns what is counted of the next leads of a choice. */
  facts(search: Search): Promise<LeadFacts[]>;
  get(id: string): Promise<KeptLead | undefined>;
  /** Makes undelivered leads of these channels due, dead letters too: one lead or all. Returns the number of deliveries. */
  retry(channels: readonly ChannelName[], now: number, id?: string): Promise<number>;
  /** Queues spam for delivery; returns false when there is none with this id. */
  release(id: string, channels: readonly ChannelName[], now: number): Promise<boolean>;
  /**
   * Deletes leads by id from every table, at most `REMOVE_AT_ONCE`, and the owner mails that name them; or owner
   * mails by id. Returns the leads that there were, with what had become of their deliveries.
   */
  remove(ids: readonly string[]): Promise<Removed[]>;
  /**
   * Deletes leads that arrived before `before` with the activity and the landings of that time, spam that arrived before `spamBefore`, old
   * owner mails and old fingerprints. Returns the number of leads without the spam.
   */
  purge(times: { before: number | undefined; spamBefore: number; now: number }): Promise<number>;
  /** Returns what was last noted about the store itself under this key. */
  note(key: string): Promise<string | undefined>;
  setNote(key: string, value: string): Promise<void>;
  /** Removes what is noted under this key and returns it: only one of those who ask at the same moment gets it. */
  takeNote(key: string): Promise<string | undefined>;
  /** Removes deleted data from the store's files. It rejects while a reader needs them; then `UNCOMPACTED` stays noted. */
  compact(): Promise<void>;

  /** Notes who has answered a lead, or without a person that nobody has; returns false when there is no such lead. */
  answer(id: string, by: string | undefined, now: number): Promise<boolean>;
  /** Holds a lead as spam and ends what is still to be delivered; returns false when it already is, or is not there. */
  markSpam(id: string): Promise<boolean>;
  /** Marks a lead as not to be used, or as usable again; returns false when it already is, or is not there. */
  restrict(id: string, isRestricted: boolean): Promise<boolean>;
  /** Replaces the answers of a lead. */
  correct(lead: Lead): Promise<void>;
  noteAction(action: Action): Promise<void>;
  /** Returns the newest actions first, or those before the one with this id. */
  actions(limit: number, before?: string): Promise<(Action & { id: string })[]>;

  /** Adds to what was counted on a day such as 2026-01-31. */
  addLandings(day: string, landings: readonly Landing[]): Promise<void>;
  /** Returns the most frequent landings from one day to another; "" is no bound. */
  landings(days: { from: string; to: string }): Promise<Landing[]>;

  counts(): Promise<Count[]>;
  /** Adds a test lead, rolls it back and commits a marker in its place. Rejects when `add` would. */
  probe(): Promise<void>;
  /** Copies the whole store into a new file while it is in use; returns the number of leads in it. */
  backup(file: string): Promise<number>;
  close(): Promise<void>;
}

/** Equal content from the same visitor within this time is one lead. */
export const DUPLICATE_MS = 10 * 60_000;
/** Leads deleted in one transaction, which is short enough to let leads in between. */
export const REMOVE_AT_ONCE = 200;
/** Noted from a removal on until the store's files hold nothing of it any more. */
export const UNCOMPACTED = "uncompacted";
/** Longer than any attempt takes, a mail's ten minutes of waiting included; after it another server may take a delivery over. */
export const LEASE_MS = 12 * 60_000;
/** No retry waits longer; a later date was set by a clock that has since been set back. */
export const LONGEST_WAIT_MS = 27 * 3_600_000;

/** The store cannot be used; the message is a sentence for the operator. */
export class StoreError extends Error {}

/** Returns an error as a `StoreError`, with a sentence that starts with what failed. */
export const storeError = (cause: unknown, failed: string): StoreError =>
  cause instanceof StoreError ? cause : new StoreError(`${failed}: ${reasonOf(cause)}.`, { cause });

/** Yields a choice of leads in pages, of which one is in memory at a time. */
export async function* inPages<Item extends { id: string }>(
  read: (search: Search) => Promise<Item[]>,
  search: Search = {},
): AsyncGenerator<Item[]> {
  const way = search.before === undefined ? "after" : "before";
  let from = search[way];
  for (;;) {
    const page = await read({ ...search, [way]: from });
    from = page.at(-1)?.id;
    if (from === undefined) return;
    yield page;
  }
}

export async function* allLeads(outbox: Outbox, search?: Search): AsyncGenerator<KeptLead> {
  for await (const page of inPages(outbox.page, search)) yield* page;
}
