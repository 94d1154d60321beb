import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { faultOf, networkProblem } from "../../leads/fault.ts";
import { type Finding, findingsOf } from "./finding.ts";

const DAY_MS = 86_400_000;
const DAYS_MIN = 14;
const CONNECT_MS = 10_000;

const { ok, warning, fault } = findingsOf("certificate");

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
    const { name, code = name } = faultOf(error);
    const reason = networkProblem(code === "ABORT_ERR" ? "ETIMEDOUT" : code) ?? code;
    // Without a system call the host answered, and TLS failed.
    if (code === "ABORT_ERR" || (error instanceof Error && "syscall" in error))
      throw new Error(`${origin} does not answer: ${reason}.`);
    return fault(`browsers trust no connection to ${origin}: ${reason}`);
  } finally {
    socket.destroy();
  }
}
