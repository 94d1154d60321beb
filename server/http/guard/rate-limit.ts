// Attack: a flood of posts, from one address or from very many.
const WINDOW_MS = 10 * 60_000;
/** Bounds the memory that a flood from many addresses can take. */
const VISITORS_MAX = 20_000;

/** A visitor who has used up the posts of this window. */
export interface Limited {
  /** Milliseconds until the next window. */
  wait: number;
  /** True from twice the limit on, when not even a refused form is worth reading. */
  isFlood: boolean;
}

/**
 * Counts posts per visitor, or their bytes. The returned function counts and returns undefined while the visitor has some
 * left in this window. It measures with `performance.now()`, which goes on evenly when
 * the clock of the machine is changed.
 * @param limit posts per visitor and window; 0 means no limit
 */
export function createRateLimit(limit: number, windowMs = WINDOW_MS) {
  const visitors = new Map<string, { posts: number; since: number }>();

  return (visitor: string, amount = 1): Limited | undefined => {
    if (limit === 0) return undefined;
    const now = performance.now();
    let window = visitors.get(visitor);
    if (!window || now - window.since >= windowMs) {
      window = { posts: 0, since: now };
      // Inserted anew, so that the first key always belongs to the oldest window.
      visitors.delete(visitor);
      visitors.set(visitor, window);
      const [oldest] = visitors.keys();
      if (visitors.size > VISITORS_MAX && oldest !== undefined) visitors.delete(oldest);
    }
    window.posts += amount;
    if (window.posts <= limit) return undefined;
    return { wait: window.since + windowMs - now, isFlood: window.posts > 2 * limit };
  };
}
