import type { ChannelName, Lead } from "./lead.ts";

/**
 * What one try came to. `problem` is for the log and the operator: a code, never a peer's words, which may
 * repeat an address.
 * `retry`: this delivery again later. `hold`: a person has to look. `broken`: the channel itself is at fault, so
 * no try is burnt and the channel rests. `gone`: the receiver wants nothing more.
 */
export type Outcome =
  | { result: "delivered" }
  | { result: "retry" | "hold" | "broken" | "gone"; problem: string };

/** One way out for leads. */
export interface Channel {
  readonly name: ChannelName;
  /** Milliseconds to wait before each try. */
  readonly waits: readonly number[];
  /** Most deliveries at the same time. */
  readonly concurrency: number;
  /** Tries once; never rejects. */
  deliver(lead: Lead): Promise<Outcome>;
  close(): void;
}
