// Attack: one address opens so many connections that others find none.
import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { isTrusted, visitorKey } from "./address.ts";

const CONNECTIONS_MAX = 4_096;
/** Enough for an office or a mobile network behind one address, and a sixteenth of all. */
const OF_ONE_ADDRESS_MAX = 256;
const SHUT_OUT_MS = 10_000;

/**
 * Watches a server's connections. It bounds those of one address, so that others find room. Trusted proxies have no
 * bound: each of their connections may serve another visitor.
 */
export function watchConnections(server: Server, trusted: BlockList) {
  const all = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const shutOut = new Set<string>();
  server.maxConnections = CONNECTIONS_MAX;

  server.on("connection", (socket) => {
    all.add(socket);
    socket.once("close", () => all.delete(socket));
    const address = socket.remoteAddress ?? "";
    if (isTrusted(address, trusted)) return;
    const key = visitorKey(address);
    const same = byAddress.get(key) ?? new Set();
    if (same.size >= OF_ONE_ADDRESS_MAX || shutOut.has(key)) {
      socket.destroy();
      return;
    }
    byAddress.set(key, same.add(socket));
    socket.once("close", () => {
      same.delete(socket);
      if (same.size === 0) byAddress.delete(key);
    });
  });

  return {
    areThereAny: () => all.size > 0,
    /** True while the system has not yet taken the whole of an answer. */
    areSending: () => [...all].some((socket) => socket.writableLength > 0),
    /** Closes every connection of an address and takes no new one for ten seconds; of a trusted proxy only this one. */
    shutOut(socket: Socket) {
      const key = visitorKey(socket.remoteAddress ?? "");
      const same = byAddress.get(key);
      socket.destroy();
      if (!same?.has(socket)) return;
      shutOut.add(key);
      setTimeout(() => shutOut.delete(key), SHUT_OUT_MS).unref();
      for (const other of same) other.destroy();
    },
  };
}
