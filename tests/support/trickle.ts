import net from "node:net";
import { site } from "../../settings/site.js";
import { contactBody, post } from "./server.ts";

const DRIP_MS = 500;
const POST_EVERY_MS = 100;

const starts = [
  "GET / HTT",
  `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nX-Slow: `,
  `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
];

/** Resolves to the milliseconds until the server closed a socket that sends a byte now and then. */
async function drip(url: string, start: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const opened = performance.now();
  const socket = net.connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.write("x"), DRIP_MS);
  // `once` of `node:events` would throw at the reset that a byte meets when it arrives after the end.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return performance.now() - opened;
}

/** Posts a lead; returns the milliseconds it took, and the status. */
async function timed(url: string, subject: string) {
  const start = performance.now();
  const send = () => post(url, contactBody({ subject }));
  // Retried as in browsers when the server closes a kept connection at that moment.
  const { status } = await send().catch(send);
  return { ms: performance.now() - start, status };
}

/**
 * Opens sockets that trickle a request line, headers or a body, and posts leads until all are closed.
 * @returns milliseconds until the last socket was closed, and every post
 */
export async function trickle(url: string, sockets: number) {
  let isOver = false;
  const closed = Array.from({ length: sockets }, (_, index) =>
    drip(url, starts[index % starts.length] ?? ""),
  );
  const all = Promise.all(closed).finally(() => {
    isOver = true;
  });
  const posts: Awaited<ReturnType<typeof timed>>[] = [];
  for (let count = 0; !isOver; count++) {
    posts.push(await timed(url, `Normal ${count}`));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, POST_EVERY_MS))]);
  }
  return { last: Math.max(...(await all)), posts };
}
