import type { LeadKind } from "../../contract/kinds.ts";

export type ChannelName = "mail" | "webhook";

/** A lead in the store. Only `quarantined` ever changes, by `release`. */
export interface Lead {
  /** UUID version 7: sorts by the time of arrival. */
  id: string;
  kind: LeadKind;
  /** One line, safe as a mail header. */
  subject: string;
  replyTo: string;
  fields: Record<string, string>;
  quarantined: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** A `pending` delivery is tried automatically; a `held` one is a dead letter and waits for the operator. */
export type DeliveryState = "pending" | "delivered" | "held";

export const leadStates = ["pending", "delivered", "held", "quarantined"] as const;
export type LeadState = (typeof leadStates)[number];

export interface Delivery {
  channel: ChannelName;
  state: DeliveryState;
  /** Failed attempts. */
  attempts: number;
  /** Due time, in milliseconds since 1970. */
  nextAt: number;
  doneAt: number | undefined;
  /** Reason of the last failure, without personal data; empty after none. */
  problem: string;
}

export interface KeptLead extends Lead {
  deliveries: Delivery[];
}

/** Returns the state of a lead over all the channels that are set up. */
export function stateOf(lead: KeptLead, channels: readonly ChannelName[]): LeadState {
  if (lead.quarantined) return "quarantined";
  const states = lead.deliveries
    .filter(({ channel }) => channels.includes(channel))
    .map(({ state }) => state);
  return (["held", "pending"] as const).find((state) => states.includes(state)) ?? "delivered";
}
