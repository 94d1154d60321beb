import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers send the next request of a connection after the answer; a client that reads no answers must cost little. */
const UNANSWERED_MAX = 8;

/** Keeps the requests of each connection that still wait for their answer. */
export function createUnanswered() {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();

  return {
    /** Adds a request until its answer is sent; returns false when its connection has too many. */
    add(response: ServerResponse): boolean {
      const { socket } = response.req;
      const all = waiting.get(socket) ?? new Set();
      if (all.size >= UNANSWERED_MAX) return false;
      waiting.set(socket, all.add(response));
      response.once("close", () => all.delete(response));
      return true;
    },

    /** Calls back once every request that has arrived whole is answered. */
    whenAnswered(socket: Socket, callback: () => void) {
      const last = [...(waiting.get(socket) ?? [])].findLast(({ req }) => req.complete);
      if (last) last.once("close", callback);
      else callback();
    },
  };
}
