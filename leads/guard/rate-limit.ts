// Attack: a flood of posts, from one address or from very many.
const WINDOW_MS = 10 * 60_000;
/** Bounds the memory that a flood from many addresses can take. */
const VISITORS_MAX = 50_000;
/** An IPv6 /48, which may be one customer's, may send this many times what a /64 may. */
const NETWORK_FACTOR = 16;

/** Returns the IPv6 /48 of a visitor; an IPv4 address stays. */
export const networkOf = (visitor: string): string => visitor.replace(/:[\da-f]+::\/64$/, "::/48");

/**
 * Counts posts per visitor, or their bytes. The returned function counts, and returns undefined while the visitor and its
 * /48 have some left in this window. When the table is full, new visitors are refused; a counter in use is never dropped.
 * Time is that of `performance.now()`, which does not jump with the machine's clock.
 * @param limit posts per visitor and window; 0 means no limit
 */
export function createRateLimit(limit: number, windowMs = WINDOW_MS) {
  const windows = new Map<string, { posts: number; since: number }>();

  function count(visitor: string, amount: number, max: number) {
    const now = performance.now();
    for (const [key, { since }] of windows) {
      if (now - since < windowMs) break;
      windows.delete(key);
    }
    const window = windows.get(visitor) ?? { posts: 0, since: now };
    if (window.posts === 0 && windows.size >= VISITORS_MAX) return { waitMs: windowMs, isFlood: true };
    windows.set(visitor, window);
    window.posts += amount;
    if (window.posts <= max) return undefined;
    // From twice the limit on not even a refused form is worth reading.
    return { waitMs: window.since + windowMs - now, isFlood: window.posts > 2 * max };
  }

  return (visitor: string, amount = 1) => {
    if (limit === 0) return undefined;
    const network = networkOf(visitor);
    const limited = network === visitor ? undefined : count(network, amount, NETWORK_FACTOR * limit);
    return limited ?? count(visitor, amount, limit);
  };
}
