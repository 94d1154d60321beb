import { SEND_TIMEOUT_MS } from "../../contract/limits.ts";

/** The outcome of a request. Only "sent" means that the server has the lead. */
export type SendResult = "sent" | "refused" | "unreachable" | "timeout" | "offline";

/**
 * Posts a payload; `referrer` is a URL of this site. A response with a 2xx status counts as sent; its body is not read.
 * The timeout is a timer and not `AbortSignal.timeout`, which test clocks cannot advance.
 */
export async function sendLead(url: string, payload: object, referrer: string): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(payload),
      referrer,
      // A relay on another host gets the whole of it too.
      referrerPolicy: "no-referrer-when-downgrade",
      signal: abort.signal,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    if (abort.signal.aborted) return "timeout";
    // Some browsers say so although the network works: it explains a failure, and foretells none.
    return navigator.onLine === false ? "offline" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
