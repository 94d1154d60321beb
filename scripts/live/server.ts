import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { DAY_MS } from "../../leads/days.ts";
import { errorInfo, networkProblem } from "../../leads/error.ts";
import { attribute } from "../../server/http/html-elements.ts";
import { site } from "../../settings/site.js";
import { elementsOf, type Finding, fault, ok, type PageResponse, visit, warning } from "./visit.ts";

const DAYS_MIN = 14;
const CONNECT_MS = 10_000;

/**
 * Checks whether browsers trust the certificate of an origin with https, and for how long.
 * @throws Error with a sentence when nothing answers
 */
export async function checkCertificate(origin: string, now: number): Promise<Finding> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  const socket = connect({ host, port: Number(port || 443), ...(!isIP(host) && { servername: host }) });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(CONNECT_MS) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY_MS);
    if (days >= DAYS_MIN) return ok(`valid for ${days} more days`);
    return warning(`valid for ${days} more days only; see why it is not renewed by itself`);
  } catch (error) {
    const { name, code = name } = errorInfo(error);
    const reason = networkProblem(code === "ABORT_ERR" ? "ETIMEDOUT" : code) ?? code;
    // Without a system call the host answered, and TLS failed.
    if (code === "ABORT_ERR" || (error instanceof Error && "syscall" in error))
      throw new Error(`${origin} does not answer: ${reason}.`);
    return fault(`browsers trust no connection to ${origin}: ${reason}`);
  } finally {
    socket.destroy();
  }
}

const advice: Record<number, string> = {
  403: "set SITE_URL of the server to this address",
  404: "let the proxy hand on every path, and deploy the mailbox that is in site.config.ts here",
  405: "a static host needs a relay: build with RELAY_URL",
};

/** Returns the origin that the forms of a page post to. */
function relayOf(page: PageResponse): string {
  const form = elementsOf(page).find((element) => attribute(element, "data-form") !== undefined);
  return URL.parse((form && attribute(form, "action")) ?? "", page.url)?.origin ?? page.url.origin;
}

/** Posts an empty form, which the relay has to refuse. Returns its answer too, unless another host takes the forms. */
export async function checkRelay(home: PageResponse, origin: string): Promise<[Finding, PageResponse?]> {
  const relay = relayOf(home);
  // A relay of somebody else might mail an empty form.
  if (relay !== origin)
    return [warning(`they post to ${relay}, which is not tried; send one and see that it arrives`)];
  const headers = { "content-type": "application/json", accept: "application/json", origin };
  const answer = await visit(`${origin}/ajax/${site.mailbox}`, { method: "POST", body: "{}", headers });
  const { status, body, problem } = answer;
  if (status === 422 && /^\{"success": ?"false"/.test(body))
    return [ok("an empty one is refused as it should be"), answer];
  if (status === 429) return [warning("this machine has sent too many; try again in ten minutes"), answer];
  const found = problem || `status ${status}`;
  const todo = advice[status] ?? "see the server's log";
  return [fault(`an empty one is answered with ${found} instead of a refusal in JSON; ${todo}`), answer];
}

const CLOCK_MAX_S = 120;

/** Checks the clock of the server by an answer that no cache keeps. */
export function checkClock({ headers }: PageResponse, now: number): Finding {
  const seconds = Math.round((Date.parse(headers.get("date") ?? "") - now) / 1_000);
  if (Number.isNaN(seconds)) return warning("the answers have no Date header; let the proxy hand it on");
  if (Math.abs(seconds) <= CLOCK_MAX_S) return ok(`differs by ${Math.abs(seconds)} s from this machine's`);
  return warning(
    `${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} this machine's; run a time service on both`,
  );
}
