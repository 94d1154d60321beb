// Attack: requests that trickle in, are pipelined without end, or are broken, before any route can refuse them.
import http, { type RequestListener } from "node:http";
import type { BlockList, Socket } from "node:net";
import { answerBroken, hasOneHost, refuseRequest, toOriginForm } from "./broken-request.ts";
import { watchConnections } from "./connections.ts";
import { createUnanswered } from "./unanswered.ts";

const settings = {
  // All four are needed, or a trickled body stays open for ever; together they end any slow client within ten seconds.
  requestTimeout: 7_000,
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  // Skips body events for requests without a body: pages are served faster, and pipelined requests take less memory.
  optimizeEmptyRequests: true,
  // `hasOneHost` refuses what has no Host, or two that are then joined by a comma, in the form of every refusal.
  requireHostHeader: false,
  joinDuplicateHeaders: true,
};

interface GuardOptions {
  /** Headers of every refusal. */
  headers: Record<string, string>;
  /** The proxies whose connections have no bound. */
  trusted: BlockList;
  /** Milliseconds for making an answer and for the client to take it, also when it reads a byte now and then. */
  answerMs: number;
  isStopping: () => boolean;
}

/** Returns an HTTP server that bounds and checks each request before `listener` answers it. */
export function createGuardedServer(
  listener: RequestListener,
  { headers, trusted, answerMs, isStopping }: GuardOptions,
) {
  const server = http.createServer(settings);
  // For what is no request, and so has no deadline.
  server.timeout = answerMs;
  const unanswered = createUnanswered(answerMs);
  const { shutOut, ...connections } = watchConnections(server, trusted);

  const guard =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      if (!unanswered.add(response)) return shutOut(request.socket);
      if (isStopping()) response.setHeader("connection", "close");
      if (!hasOneHost(request)) return refuseRequest(response, 400, headers);
      toOriginForm(request);
      answer(request, response);
    };
  const unmet = guard((_, response) => refuseRequest(response, 417, headers));
  const goOn = guard((request, response) => {
    // A pipelined response has no socket yet, and Node would send the interim answer inside of it.
    if (response.socket) response.writeContinue();
    listener(request, response);
  });
  server.on("request", guard(listener)).on("checkExpectation", unmet).on("checkContinue", goOn);

  return {
    ...connections,
    server,
    /** Answers bytes that are no HTTP once the requests before them are answered. */
    refuseBroken: (error: Error, socket: Socket) =>
      unanswered.whenAnswered(socket, () => answerBroken(error, socket, headers)),
  };
}
