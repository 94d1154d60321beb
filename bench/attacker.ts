/** Attacks a server from another address of this machine until its thread is ended. */
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { site } from "../settings/site.js";
import type { Attack } from "./attacks.ts";

const { url, attack }: { url: string; attack: Attack } = workerData;
const { hostname, port } = new URL(url);
const address = { host: hostname, port: Number(port), localAddress: "127.0.0.2" };

const AT_ONCE = 16;
const FORM = `_form=contact&message=${"%41".repeat(21_000)}`;
const PIPELINE = Buffer.from("GET /about HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10_000));
const UNREAD_MS = 500;
const IDLE_CONNECTIONS = 4_200;
const DRIP_MS = 1_000;

const agent = new http.Agent({ keepAlive: true });

async function postForm() {
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": FORM.length };
  const request = http.request({ ...address, agent, method: "POST", path: `/${site.mailbox}`, headers });
  request.end(FORM);
  const [response]: http.IncomingMessage[] = await once(request, "response");
  await response?.resume().toArray();
}

function connect(): net.Socket {
  return net.connect(address).on("error", () => {});
}

async function pipeline() {
  const socket = connect();
  socket.pause().write(PIPELINE);
  await delay(UNREAD_MS);
  socket.destroy();
}

/** Keeps a connection that sends a header forever; opens it again once it is closed. */
async function drip() {
  const socket = connect().resume();
  socket.write("GET /about HTTP/1.1\r\nX-Slow: ");
  const timer = setInterval(() => socket.write("x"), DRIP_MS);
  await once(socket, "close");
  clearInterval(timer);
  await delay(DRIP_MS);
}

const attacks = {
  forms: { step: postForm, count: AT_ONCE },
  pipelines: { step: pipeline, count: AT_ONCE },
  connections: { step: drip, count: IDLE_CONNECTIONS },
};

const { step, count } = attacks[attack];
for (let index = 0; index < count; index++) {
  (async () => {
    for (;;) await step().catch(() => delay(1));
  })();
}
