import { setTimeout as delay } from "node:timers/promises";
import { contactBody, post } from "../tests/support/server.ts";

const VISITORS = 4;
const PAUSE_MS = 200;
/** A visitor who sees a failure, or none because the server is gone, sends the same answers again. */
const AGAIN_MS = 500;

const bad: [body: unknown, headers?: Record<string, string>][] = [
  ["{"],
  [{ ...contactBody(), email: "nobody" }],
  [contactBody({ message: "x".repeat(19_000) }).message.repeat(5)],
  ["Hello", { "content-type": "text/plain" }],
];

/** Visitors that post leads, read pages and send bad posts until `isOver`. */
export async function runTraffic(url: string, name: string, isOver: () => boolean) {
  const acknowledged = new Map<string, string>();
  const counts = { pages: 0, bad: 0, failures: 0 };
  let next = 0;

  async function sendLead() {
    const subject = `${name} ${next++}`;
    while (!isOver()) {
      const response = await post(url, contactBody({ subject })).catch(() => undefined);
      const answer: { id?: string } = await response?.json().catch(() => ({}));
      if (response?.status === 200 && answer.id) return acknowledged.set(subject, answer.id);
      counts.failures++;
      await delay(AGAIN_MS);
    }
    return undefined;
  }

  async function visit() {
    for (let turn = 0; !isOver(); turn++) {
      const [body, headers] = bad[turn % bad.length] ?? [];
      if (turn % 5 === 3)
        await fetch(`${url}/about`)
          .then(
            (page) => page.text(),
            () => counts.failures++,
          )
          .finally(() => counts.pages++);
      else if (turn % 5 === 4)
        await post(url, body, headers)
          .then(
            (answer) => answer.text(),
            () => counts.failures++,
          )
          .finally(() => counts.bad++);
      else await sendLead();
      await delay(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return { acknowledged, counts };
}
