import { faultOf } from "../fault.ts";
import type { Outcome } from "./channel.ts";

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
