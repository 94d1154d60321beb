import { once } from "node:events";
import net from "node:net";
import { site } from "../../site.config.ts";
import { contactBody, post } from "./server.ts";

const DRIP_MS = 500;
const POST_EVERY_MS = 100;

const starts = [
  "GET / HTT",
  `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nX-Slow: `,
  `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
];

/** Resolves with the milliseconds until the server closed a socket that sends a byte now and then. */
async function drip(url: string, start: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const opened = performance.now();
  const socket = net.connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.write("x"), DRIP_MS);
  await once(socket, "close");
  clearInterval(timer);
  return performance.now() - opened;
}

/**
 * Opens sockets that trickle a request line, headers or a body, and posts leads until all are closed.
 * @returns when the last was closed, and how long each post took and was answered, in milliseconds
 */
export async function trickle(url: string, sockets: number) {
  let isOver = false;
  const closed = Array.from({ length: sockets }, (_, index) =>
    drip(url, starts[index % starts.length] ?? ""),
  );
  const all = Promise.all(closed).finally(() => {
    isOver = true;
  });
  const posts: { ms: number; status: number }[] = [];
  for (let count = 0; !isOver; count++) {
    const start = performance.now();
    const { status } = await post(url, contactBody({ subject: `Normal ${count}` }));
    posts.push({ ms: performance.now() - start, status });
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, POST_EVERY_MS))]);
  }
  return { last: Math.max(...(await all)), posts };
}
