import { faultOf } from "../fault.ts";
import type { ChannelName } from "../lead.ts";
import type { Message } from "../store/outbox.ts";

export const TIMEOUT_MS = 15_000;
const GONE = 410;

/** Returns why `fetch` failed: the code of the network error that it wraps, or its own name. */
function fetchErrorOf(error: unknown): string {
  const cause = error instanceof Error ? faultOf(error.cause) : undefined;
  return cause?.code ?? faultOf(error).name;
}

/** Posts to an owner's address, follows no redirect and never rejects. Aborted, it closes the connection. */
export async function post(
  url: string,
  init: Pick<RequestInit, "headers" | "body" | "signal">,
): Promise<Outcome> {
  try {
    const response = await fetch(url, { ...init, method: "POST", redirect: "manual" });
    await response.body?.cancel();
    if (response.ok) return { result: "delivered" };
    const problem = `receiver answered ${response.status}`;
    return { result: response.status === GONE ? "gone" : "retry", problem };
  } catch (error) {
    return { result: "retry", problem: `receiver not reached (${fetchErrorOf(error)})` };
  }
}

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
