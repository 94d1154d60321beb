import { errorInfo } from "../error.ts";
import type { ChannelName } from "../lead.ts";
import type { Deliverable } from "../store/store.ts";

const TIMEOUT_MS = 15_000;
const GONE = 410;

export interface Post {
  headers: Record<string, string>;
  body: string;
}

/** Posts to an owner's address, follows no redirect and never rejects. Aborted, it closes the connection. */
export async function post(url: string, content: Post, aborted: AbortSignal): Promise<DeliveryOutcome> {
  try {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { ...content, signal, method: "POST", redirect: "manual" });
    await response.body?.cancel();
    if (response.ok) return { result: "delivered" };
    const problem = `receiver answered ${response.status}`;
    return { result: response.status === GONE ? "gone" : "retry", problem };
  } catch (error) {
    // `fetch` wraps the network's error.
    const { code } = errorInfo(error instanceof Error ? error.cause : undefined);
    return { result: "retry", problem: `receiver not reached (${code ?? errorInfo(error).name})` };
  }
}

/**
 * The outcome of one attempt. `problem` is for the log and the operator: a code, never the peer's words, which may
 * repeat an address.
 * `retry`: this delivery is tried again later. `failed`: it waits for the operator. `broken`: the channel itself is at
 * fault; the circuit breaker opens, and the attempt is not counted. `gone`: the receiver wants nothing more.
 */
export type DeliveryOutcome =
  | { result: "delivered" }
  | { result: "retry" | "failed" | "broken" | "gone"; problem: string };

export interface Channel {
  readonly name: ChannelName;
  readonly retryDelays: readonly number[];
  readonly concurrency: number;
  /** Tries once; never rejects. When `signal` is aborted it ends the connection, so that nothing is delivered later. */
  deliver(message: Deliverable, signal: AbortSignal): Promise<DeliveryOutcome>;
  close?(): void;
}
