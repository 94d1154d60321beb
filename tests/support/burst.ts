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
  }: {
    count: number;
    connections: number;
    name?: string;
    isOver?: () => boolean;
  },
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
