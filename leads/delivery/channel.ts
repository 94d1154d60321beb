import type { ChannelName } from "../lead.ts";
import type { Message } from "../store/outbox.ts";

/**
 * The outcome of one attempt. `problem` is for the log and the operator: a code, never the peer's words, which may
 * repeat an address.
 * `retry`: this delivery is tried again later. `hold`: it becomes a dead letter. `broken`: the channel itself is at
 * fault, so it rests and no attempt is counted. `gone`: the receiver wants nothing more.
 */
export type Outcome =
  | { result: "delivered" }
  | { result: "retry" | "hold" | "broken" | "gone"; problem: string };

export interface Channel {
  readonly name: ChannelName;
  /** Milliseconds to wait before each attempt. */
  readonly waits: readonly number[];
  /** Most deliveries at the same time. */
  readonly concurrency: number;
  /** Tries once; never rejects. When `signal` is aborted it ends the connection, so that nothing is delivered later. */
  deliver(message: Message, signal: AbortSignal): Promise<Outcome>;
  close?(): void;
}
