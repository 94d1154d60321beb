import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Limits pipelining: browsers wait for each answer, and a client that reads none must not fill the memory. */
const UNANSWERED_MAX = 8;

/** Keeps the requests of each connection that still wait for their answer. */
export function createUnanswered() {
  const last = new WeakMap<Socket, ServerResponse[]>();
  const waiting = (socket: Socket) => last.get(socket)?.filter((response) => !response.closed) ?? [];

  return {
    /** Adds a request until its answer is sent; returns false when its connection has too many. */
    add(response: ServerResponse): boolean {
      const all = waiting(response.req.socket);
      if (all.length >= UNANSWERED_MAX) return false;
      last.set(response.req.socket, [...all, response]);
      return true;
    },

    /** Calls back once every request that has arrived whole is answered. */
    whenAnswered(socket: Socket, callback: () => void) {
      const response = waiting(socket).findLast(({ req }) => req.complete);
      if (response) response.once("close", callback);
      else callback();
    },
  };
}
