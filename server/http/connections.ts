import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { isTrusted, visitorKey } from "./address.ts";

const CONNECTIONS_MAX = 4_096;
/** Enough for an office or a mobile network behind one address, and a sixteenth of all. */
const OF_ONE_ADDRESS_MAX = 256;

/**
 * Watches a server's connections. It bounds those of one address, so that others find room. Trusted proxies have no
 * bound: each of their connections may serve another visitor.
 */
export function watchConnections(server: Server, trusted: BlockList) {
  const all = new Set<Socket>();
  const open = new Map<string, number>();
  server.maxConnections = CONNECTIONS_MAX;

  server.on("connection", (socket) => {
    all.add(socket);
    socket.once("close", () => all.delete(socket));
    const address = socket.remoteAddress ?? "";
    if (isTrusted(address, trusted)) return;
    const visitor = visitorKey(address);
    const count = open.get(visitor) ?? 0;
    if (count >= OF_ONE_ADDRESS_MAX) {
      socket.destroy();
      return;
    }
    open.set(visitor, count + 1);
    socket.once("close", () => {
      const rest = (open.get(visitor) ?? 1) - 1;
      if (rest > 0) open.set(visitor, rest);
      else open.delete(visitor);
    });
  });

  return {
    areThereAny: () => all.size > 0,
    /** True while the system has not yet taken the whole of an answer. */
    areSending: () => [...all].some((socket) => socket.writableLength > 0),
  };
}
