import http, { type IncomingMessage, type RequestListener } from "node:http";
import type { BlockList, Socket } from "node:net";
import { isTrusted, keyOfIp } from "./client-ip.ts";

/** Attack: so many connections that memory runs out, or so many from one IP that others find none. */
const [CONNECTIONS_MAX, CONNECTIONS_OF_IP_MAX] = [4_096, 256];
/**
 * Attack: pipelined requests whose answers nobody reads. Browsers wait for each answer. An IP that does this is blocked for
 * a while with all its connections: the requests of 240 connections kept Node busy for half a minute.
 */
const [UNANSWERED_MAX, BLOCK_MS] = [8, 10_000];
/** Attack: an address of many wrong escapes, each of which costs Node an exception. No page or link of ours is as long. */
const URL_MAX = 2_000;
/** Longer than nginx and Caddy keep an idle connection: they may not repeat a post that meets a closed one. */
const PROXY_IDLE_MS = 130_000;

const settings = {
  // Attack: requests that trickle in. All three are needed, or a trickled body stays open for ever.
  requestTimeout: 7_000,
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  // Attack: two `Host` headers, of which proxy and server read different ones. They are joined, and refused.
  joinDuplicateHeaders: true,
};

interface GuardOptions {
  trusted: BlockList;
  answerMs: number;
  isStopping?: () => boolean;
}

/** Replaces a target with scheme and host, as clients of a proxy write it, by its path; `Host` becomes its host. */
function toOriginForm(request: IncomingMessage) {
  const { url = "", headers } = request;
  const [start, host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (start === undefined) return;
  request.url = url.slice(start.length).replace(/^(?!\/)/, "/");
  headers.host = host;
}

/** Returns an HTTP server that bounds connections, requests and answers before `listener` sees them. */
export function createGuardedServer(listener: RequestListener, options: GuardOptions) {
  const { trusted, answerMs, isStopping } = options;
  const server = http.createServer(settings);
  server.maxConnections = CONNECTIONS_MAX;
  /** The open connections: each with its visitor ("" for a trusted proxy) and the number of its requests without an answer. */
  const open = new Map<Socket, { visitor: string; unanswered: number; deadline: NodeJS.Timeout }>();

  const blocked = new Set<string>();

  function refuse(socket: Socket, visitor = "") {
    socket.destroy();
    if (!visitor) return;
    blocked.add(visitor);
    setTimeout(() => blocked.delete(visitor), BLOCK_MS).unref();
    for (const [other, connection] of open) if (connection.visitor === visitor) other.destroy();
  }

  server.on("connection", (socket) => {
    const ip = socket.remoteAddress ?? "";
    const visitor = isTrusted(ip, trusted) ? "" : keyOfIp(ip);
    const same = visitor && [...open.values()].filter((other) => other.visitor === visitor);
    if (same && (same.length >= CONNECTIONS_OF_IP_MAX || blocked.has(visitor))) return socket.destroy();
    // Attack: answers that are read slowly or never. A reset also frees what the system still keeps for the client.
    const reset = () => open.get(socket)?.unanswered && socket.resetAndDestroy();
    const deadline = setTimeout(reset, answerMs);
    open.set(socket, { visitor, unanswered: 0, deadline });
    socket.once("close", () => {
      clearTimeout(deadline);
      open.delete(socket);
    });
  });

  const answer: RequestListener = (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (!connection || connection.unanswered >= UNANSWERED_MAX) return refuse(socket, connection?.visitor);
    if (connection.unanswered++ === 0) connection.deadline.refresh();
    response.once("close", () => {
      connection.unanswered--;
      connection.deadline.refresh();
      if (!connection.visitor) socket.setTimeout(PROXY_IDLE_MS);
    });
    if (isStopping?.()) response.setHeader("connection", "close");
    if (request.headers.host?.includes(",")) return response.writeHead(400, { connection: "close" }).end();
    if ((request.url ?? "").length > URL_MAX)
      return response.writeHead(414, { connection: "close", "content-length": 0 }).end();
    toOriginForm(request);
    listener(request, response);
  };
  // Attack: `Expect`, to which Node would answer without these limits. Other expectations are ignored.
  server.on("request", answer).on("checkExpectation", answer);
  server.on("checkContinue", (request, response) => {
    // A pipelined response has no socket yet, and Node would send the interim answer inside of the one before.
    if (response.socket) response.writeContinue();
    answer(request, response);
  });

  return {
    server,
    hasConnections: () => open.size > 0,
    /** True while the system has not yet taken the whole of an answer. */
    isSending: () => [...open.keys()].some((socket) => socket.writableLength > 0),
  };
}
