import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { HOUR_MS } from "../leads/days.ts";
import { isLoopbackHost, withoutDot } from "../leads/guard/client-ip.ts";

const SESSION_S = 12 * 3_600;
const IDLE_MS = HOUR_MS;
const BROWSER_S = 90 * 24 * 3_600;

export interface Session {
  user: string;
  /** Stands in each form, so that no other site can send one. */
  token: string;
  until: number;
  lastSeenAt: number;
}

const random = () => randomBytes(24).toString("base64url");

/** Reads and writes cookies that browsers take over TLS alone and from no other host; on this machine there is no TLS. */
export function cookiesOf({ headers: { host, cookie = "" } }: IncomingMessage) {
  const [prefix, secure] = isLoopbackHost(host) ? ["", ""] : ["__Host-", "; Secure"];
  const cookies = new Map(cookie.split("; ").map((pair) => pair.split("=", 2) as [string, string]));
  return {
    get: (name: string) => cookies.get(prefix + name) ?? "",
    set: (name: string, value: string, seconds: number) =>
      `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  };
}

/** Returns whether a page of another address sent this, such as one at another port of this machine: cookies know no ports. */
export const isCrossOrigin = ({ headers: { "sec-fetch-site": from = "none" } }: IncomingMessage) =>
  from !== "same-origin" && from !== "none";

/** The sessions of the desk. They live in memory, so that a restart ends them. */
export function createSessions(now: () => number) {
  const sessions = new Map<string, Session>();
  const isExpired = ({ until, lastSeenAt }: Session) => until <= now() || lastSeenAt + IDLE_MS <= now();

  return {
    get(request: IncomingMessage): Session | undefined {
      const session = sessions.get(cookiesOf(request).get("desk"));
      if (!session || isExpired(session) || isCrossOrigin(request)) return undefined;
      session.lastSeenAt = now();
      return session;
    },
    /** Begins a session in place of the one the browser has, and returns its cookie. */
    begin(request: IncomingMessage, user: string): string {
      const { get, set } = cookiesOf(request);
      sessions.delete(get("desk"));
      for (const [id, session] of sessions) if (isExpired(session)) sessions.delete(id);
      const id = random();
      sessions.set(id, { user, token: random(), until: now() + SESSION_S * 1_000, lastSeenAt: now() });
      return set("desk", id, SESSION_S);
    },
    end(request: IncomingMessage): string {
      const { get, set } = cookiesOf(request);
      sessions.delete(get("desk"));
      return set("desk", "", 0);
    },
    /** Returns the name of the browser that asks for a code, and the cookie that keeps it. */
    browserOf(request: IncomingMessage): { browser: string; set: string } {
      const { get, set } = cookiesOf(request);
      const [browser = random()] = /^[\w-]{32}$/.exec(get("desk-asked")) ?? [];
      return { browser, set: set("desk-asked", browser, BROWSER_S) };
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;

/** Returns the origin of the desk, as browsers have it. */
export const urlOriginOf = ({ headers: { host = "" } }: IncomingMessage) =>
  `${isLoopbackHost(host) ? "http" : "https"}://${withoutDot(host)}`;
