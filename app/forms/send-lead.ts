import { SEND_TIMEOUT_MS } from "../../contract/limits.ts";

/** How a send ended; only "sent" means that the relay has it. */
export type SendResult = "sent" | "refused" | "unreachable" | "timeout" | "offline";

/**
 * Posts a relay body. Success is an answer whose `ok` is true; its body is not read.
 * The limit is a timer of the page, not `AbortSignal.timeout`, so that a test's clock can reach it.
 */
export async function sendLead(address: string, body: object): Promise<SendResult> {
  if (navigator.onLine === false) return "offline";
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return abort.signal.aborted ? "timeout" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
