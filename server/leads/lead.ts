import type { LeadKind } from "../../contract/kinds.ts";

export type ChannelName = "mail" | "webhook";

/** A lead as it is kept; nothing in it changes but `quarantined`, by `release`. */
export interface Lead {
  /** UUID version 7: sorts by the time of arrival. */
  id: string;
  kind: LeadKind;
  /** One line, safe to be mailed. */
  subject: string;
  replyTo: string;
  fields: Record<string, string>;
  quarantined: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** `held` waits for a person; `pending` is tried by itself. */
export type DeliveryState = "pending" | "delivered" | "held";

export interface Delivery {
  channel: ChannelName;
  state: DeliveryState;
  /** Tries that failed. */
  attempts: number;
  /** When it is due, in milliseconds since 1970. */
  nextAt: number;
  doneAt: number | undefined;
  /** Why it is not delivered, free of personal data; empty when nothing went wrong. */
  problem: string;
}

export interface KeptLead extends Lead {
  deliveries: Delivery[];
}

/** One word for an operator: what became of a lead on the channels that are set up. */
export function stateOf(lead: KeptLead, channels: readonly ChannelName[]): "quarantined" | DeliveryState {
  if (lead.quarantined) return "quarantined";
  const states = lead.deliveries
    .filter(({ channel }) => channels.includes(channel))
    .map(({ state }) => state);
  return (["held", "pending"] as const).find((state) => states.includes(state)) ?? "delivered";
}
