import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { visitorAddress, visitorKey } from "./address.ts";
import { tooMany } from "./answers.ts";

const WINDOW_MS = 10 * 60_000;
/** How many visitors are remembered, so that a flood from many addresses costs no memory. */
const VISITORS_MAX = 20_000;
const NO_HEADERS = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

/** Who sent this, as far as posts are counted. */
export function visitorOf({ raw }: FastifyRequest, trusted: Config["trustProxy"]): string {
  const forwarded = raw.headers["x-forwarded-for"]?.toString();
  return visitorKey(visitorAddress(raw.socket.remoteAddress ?? "", forwarded, trusted));
}

/**
 * How often each visitor has posted since the first post of a window. The plugin's own store goes by the time of
 * day: with that set back by six hours, a visitor would wait for six hours.
 */
class PostCounts implements FastifyRateLimitStore {
  readonly #visitors = new Map<string, { current: number; since: number }>();

  incr(
    visitor: string,
    done: (error: null, count: { current: number; ttl: number }) => void,
    window: number,
  ) {
    const now = performance.now();
    let count = this.#visitors.get(visitor);
    if (!count || now - count.since >= window) {
      count = { current: 0, since: now };
      this.#visitors.delete(visitor);
      this.#visitors.set(visitor, count);
      const [oldest] = this.#visitors.keys();
      if (this.#visitors.size > VISITORS_MAX && oldest !== undefined) this.#visitors.delete(oldest);
    }
    count.current++;
    done(null, { current: count.current, ttl: count.since + window - now });
  }

  /** Both calls count together. */
  child() {
    return this;
  }
}

/** Limits the posts of routes whose `config` has a `rateLimit`: one visitor's on all of them together. */
export async function registerRateLimit(app: FastifyInstance, config: Config) {
  if (config.rateLimit === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: WINDOW_MS,
    store: PostCounts,
    keyGenerator: (request) => visitorOf(request, config.trustProxy),
    errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1_000)),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
