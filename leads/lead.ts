import { labels } from "../contract/labels.ts";
import type { LeadOrigin } from "../contract/origin.ts";
import type { Person } from "../contract/person.ts";
import { lookUp } from "./text.ts";

/** "mail", "webhook", the name of a chat in NOTIFY_URL, or "alarm". */
export type ChannelName = string;

/** A lead in the store. Its answers change only when a user corrects them. */
export interface Lead {
  /** UUID version 7: sorts by the time of arrival. */
  id: string;
  /** A `LeadKind`, or a kind that only another version of this server knows. */
  kind: string;
  /** One line, safe as a mail header. */
  subject: string;
  replyTo: string;
  /** The payload, as it was posted. */
  fields: Record<string, string>;
  person: Person;
  origin: LeadOrigin;
  isSpam: boolean;
  receivedAt: number;
  answered?: { by: string; at: number };
  restricted?: boolean;
}

export const formNameOf = ({ kind }: Pick<Lead, "kind">): string =>
  lookUp<string>(labels.en.forms, kind) ?? `Message from a form that this server does not know: ${kind}`;

/** Returns who sent a lead, in one line; "" when it does not say. */
export const senderOf = ({ person: { name, company, email = "" } }: Pick<Lead, "person">): string =>
  [name, company].filter(Boolean).join(", ") || email;

/** Of a delivery: a `pending` one is tried automatically, a `failed` one waits for the operator. */
export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const leadStates = [...deliveryStates, "spam"] as const;
export type LeadState = (typeof leadStates)[number];

export interface Delivery {
  /** May be one that is not set up any more. */
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  nextAt: number;
  doneAt: number | undefined;
  /** Reason of the last failure, without personal data; empty after none. */
  problem: string;
}

export interface StoredLead extends Lead {
  deliveries: Delivery[];
}

/** Returns the state of a lead over all the channels that are set up; one that none of them delivers has failed. */
export function stateOf(lead: StoredLead, channels: readonly string[]): LeadState {
  if (lead.isSpam) return "spam";
  const states = lead.deliveries
    .filter(({ channel }) => channels.includes(channel))
    .map(({ state }) => state);
  if (states.length === 0) return "failed";
  return (["failed", "pending"] as const).find((state) => states.includes(state)) ?? "delivered";
}
