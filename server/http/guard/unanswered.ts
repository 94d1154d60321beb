// Attack: a client pipelines requests, or reads its answers slowly or never, until they fill the memory.
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Limits pipelining: browsers wait for each answer, and a client that reads none must not fill the memory. */
const UNANSWERED_MAX = 8;

/**
 * Keeps the requests of each connection that still wait for their answer.
 * @param answerMs a connection is reset when no answer of it is made and taken within this time, however it is read
 */
export function createUnanswered(answerMs: number) {
  const waiting = new WeakMap<Socket, { responses: Set<ServerResponse>; deadline: NodeJS.Timeout }>();

  function watch(socket: Socket) {
    const responses = new Set<ServerResponse>();
    // A reset also frees what the system still keeps for the client.
    const reset = () => responses.size > 0 && socket.resetAndDestroy();
    const entry = { responses, deadline: setTimeout(reset, answerMs) };
    waiting.set(socket, entry);
    socket.once("close", () => clearTimeout(entry.deadline));
    return entry;
  }

  return {
    /** Adds a request until its answer is sent; returns false when its connection has too many. */
    add(response: ServerResponse): boolean {
      const { socket } = response.req;
      const { responses, deadline } = waiting.get(socket) ?? watch(socket);
      if (responses.size >= UNANSWERED_MAX) return false;
      if (responses.size === 0) deadline.refresh();
      responses.add(response);
      response.once("close", () => {
        responses.delete(response);
        deadline.refresh();
      });
      return true;
    },

    /** Calls back once every request that has arrived whole is answered. */
    whenAnswered(socket: Socket, callback: () => void) {
      const responses = [...(waiting.get(socket)?.responses ?? [])];
      const response = responses.findLast(({ req }) => req.complete);
      if (response) response.once("close", callback);
      else callback();
    },
  };
}
