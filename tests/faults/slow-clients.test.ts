import { once } from "node:events";
import net from "node:net";
import { expect, it } from "vitest";
import { quantile } from "../support/burst.ts";
import { contactBody, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const SOCKETS = 200;
const CLOSED_WITHIN_MS = 10_000;
const NORMAL_MS = 150;

const starts = {
  "a request line": "GET / HTT",
  headers: "POST /ajax/info@example.com HTTP/1.1\r\nHost: x\r\nX-Slow: ",
  "a body":
    "POST /ajax/info@example.com HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
};

it("200 sockets that trickle are closed within ten seconds, and visitors meanwhile notice nothing", async () => {
  const server = await startServer(await makeSite());
  await post(server.url, contactBody({ subject: "Warm up" }));
  const { hostname, port } = new URL(server.url);
  const opened = performance.now();
  const closed = Array.from({ length: SOCKETS }, async (_, index) => {
    const texts = Object.values(starts);
    const socket = net.connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.resume();
    socket.write(texts[index % texts.length] ?? "");
    const drip = setInterval(() => socket.write("x"), 500);
    await once(socket, "close");
    clearInterval(drip);
    return performance.now() - opened;
  });
  let isOver = false;
  const all = Promise.all(closed).finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  for (let count = 0; !isOver; count++) {
    const start = performance.now();
    expect((await post(server.url, contactBody({ subject: `Normal ${count}` }))).status).toBe(200);
    took.push(performance.now() - start);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  const last = Math.max(...(await all));
  console.log(
    `last closed after ${last.toFixed()} ms, posts meanwhile p99 ${quantile(took, 0.99).toFixed(1)} ms`,
  );
  expect(last).toBeLessThan(CLOSED_WITHIN_MS);
  expect(quantile(took, 0.95)).toBeLessThan(NORMAL_MS);
  await server.stop();
}, 30_000);
