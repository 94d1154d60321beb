import { contactBody, post } from "./server.ts";

export interface Sent {
  /** A different one for each lead. */
  subject: string;
  /** HTTP status, or 0 when the connection broke. */
  status: number;
  id: string;
  ms: number;
}

/** Posts `count` different leads over `connections` at once; `isOver` ends it early. */
export async function burst(
  url: string,
  {
    count,
    connections,
    name = "burst",
    isOver = () => false,
  }: { count: number; connections: number; name?: string; isOver?: () => boolean },
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let next = 0;
  async function work() {
    while (next < count && !isOver()) {
      const subject = `${name} ${next++}`;
      const start = performance.now();
      try {
        const response = await post(url, contactBody({ subject }));
        const { id = "" } = await response.json();
        sent.push({ subject, status: response.status, id, ms: performance.now() - start });
      } catch {
        sent.push({ subject, status: 0, id: "", ms: performance.now() - start });
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return sent;
}

const bad: unknown[] = [
  "{",
  "[".repeat(30_000),
  `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  { a: "x".repeat(60_000) },
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
  { ...contactBody(), email: "x".repeat(50_000) },
  contactBody({ message: "y".repeat(19_000) }).message.repeat(5),
];

/** Posts bodies that no form sends, some over the size limit; returns the distinct statuses of the answers. */
export async function postBad(url: string, count: number, connections: number): Promise<number[]> {
  const statuses = new Set<number>();
  let next = 0;
  async function work() {
    while (next < count) {
      const response = await post(url, bad[next++ % bad.length]);
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return [...statuses].sort();
}
