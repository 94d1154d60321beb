import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "../http/guard/address.ts";

const SESSION_S = 12 * 3_600;

export interface Session {
  /** The address of who is signed in. */
  person: string;
  /** Stands in each form, so that no other site can send one. */
  token: string;
  until: number;
}

const random = () => randomBytes(24).toString("base64url");

/** A name that browsers accept over TLS alone and from no other host; on this machine there is no TLS. */
const cookieName = (host: string | undefined) => (isLoopbackHost(host) ? "desk" : "__Host-desk");

function cookieOf({ headers }: IncomingMessage): string {
  const cookies = headers.cookie?.split("; ") ?? [];
  const name = `${cookieName(headers.host)}=`;
  return cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? "";
}

function setCookie(host: string | undefined, value: string, seconds: number): string {
  const secure = isLoopbackHost(host) ? "" : "; Secure";
  return `${cookieName(host)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The sessions of the desk. They live in memory, so that a restart ends them. */
export function createSessions(now: () => number) {
  const sessions = new Map<string, Session>();

  return {
    /** Returns the session of a request. */
    of(request: IncomingMessage): Session | undefined {
      const id = cookieOf(request);
      const session = sessions.get(id);
      if (session && session.until > now()) return session;
      sessions.delete(id);
      return undefined;
    },
    /** Begins a session and returns its cookie. */
    begin({ headers }: IncomingMessage, person: string): string {
      for (const [id, { until }] of sessions) if (until <= now()) sessions.delete(id);
      const id = random();
      sessions.set(id, { person, token: random(), until: now() + SESSION_S * 1_000 });
      return setCookie(headers.host, id, SESSION_S);
    },
    /** Ends the session of a request and returns the cookie that removes its own. */
    end(request: IncomingMessage): string {
      sessions.delete(cookieOf(request));
      return setCookie(request.headers.host, "", 0);
    },
  };
}

/** Tells whether a form holds the token of the session. */
export function hasToken(session: Session, form: URLSearchParams): boolean {
  const [given, own] = [Buffer.from(form.get("token") ?? ""), Buffer.from(session.token)];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** Tells whether a page of the desk itself sent this post. */
export const isOwnPost = ({ headers }: IncomingMessage) =>
  URL.parse(headers.origin ?? "")?.host === headers.host;
