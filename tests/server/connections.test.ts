import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";

const MANY = 400;

/** Opens connections from one address of this machine that send nothing; returns those that stay open. */
async function openIdle(url: string, count: number, localAddress: string) {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = net.connect({ host: hostname, port: Number(port), localAddress });
      socket.on("error", () => {}).resume();
      await once(socket, "connect");
      return socket;
    }),
  );
  return () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
}

async function statusFrom(localAddress: string, url: string) {
  const request = http.get(`${url}/about`, { localAddress, agent: false });
  const [response] = await once(request, "response");
  response.resume();
  return response.statusCode;
}

it("bounds the connections of one address, and serves others meanwhile", async () => {
  await using app = await startApp();
  const open = await openIdle(app.url, MANY, "127.0.0.2");
  await expect.poll(() => open().length).toBe(256);
  await expect(statusFrom("127.0.0.2", app.url)).rejects.toThrow("socket hang up");
  expect(await statusFrom("127.0.0.3", app.url)).toBe(200);
  // A closed connection makes room for another.
  open()[0]?.destroy();
  await expect.poll(() => statusFrom("127.0.0.2", app.url).catch(() => 0)).toBe(200);
  for (const socket of open()) socket.destroy();
});

it("does not bound a trusted proxy", async () => {
  await using app = await startApp({ TRUST_PROXY: "127.0.0.2" });
  const open = await openIdle(app.url, MANY, "127.0.0.2");
  expect(await statusFrom("127.0.0.2", app.url)).toBe(200);
  expect(open()).toHaveLength(MANY);
  for (const socket of open()) socket.destroy();
});

it("keeps an idle connection of a trusted proxy longer than that of a visitor", async () => {
  await using app = await startApp({ TRUST_PROXY: "127.0.0.2" });
  const { hostname: host, port } = new URL(app.url);
  const [proxy, visitor] = await Promise.all(
    ["127.0.0.2", "127.0.0.3"].map(async (localAddress) => {
      const socket = net.connect({ host, port: Number(port), localAddress });
      socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(socket, "data");
      return socket;
    }),
  );
  if (!proxy || !visitor) throw new Error("not connected");
  await once(visitor.resume(), "close");
  proxy.write("GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(String(await once(proxy, "data"))).toMatch(/^HTTP\/1.1 200 /);
}, 15_000);
