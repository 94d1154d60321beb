import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { BODY_MAX } from "../../contract/limits.ts";
import type { Config } from "../config.ts";
import { createAccept } from "../leads/accept.ts";
import { channelNames } from "../leads/channels.ts";
import type { Outbox } from "../leads/outbox.ts";
import { registerBodyText } from "./body-text.ts";
import { answerBroken, hasOneHost, refuseRequest, toOriginForm } from "./broken-request.ts";
import { watchConnections } from "./connections.ts";
import { registerCrossOrigin } from "./cross-origin.ts";
import { NOTHING_ALLOWED, securityHeaders } from "./headers.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createPending } from "./pending.ts";
import { registerRelay } from "./relay.ts";
import { createStatic } from "./static.ts";
import { registerStatus } from "./status.ts";
import { createUnanswered } from "./unanswered.ts";

/** Time for which a stop still takes requests of kept connections, whose answers then close them. */
const KEPT_MS = 1_000;
/** A stop refuses the posts that still wait for the store after this time, and closes what is open a moment later. */
const REFUSE_MS = 8_000;
const CLOSE_MS = 8_500;
const LOOK_MS = 20;

const settings = {
  // All four are needed, or a trickled body stays open for ever; together they end any slow client within ten seconds.
  requestTimeout: 7_000,
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  // Skips body events for requests without a body: pages are served faster, and pipelined requests take less memory.
  optimizeEmptyRequests: true,
  // The handler refuses what has no Host, or two that are then joined by a comma, in the form of every refusal.
  requireHostHeader: false,
  joinDuplicateHeaders: true,
};
/** Time for making an answer and for the client to take it, also when it reads a byte now and then. */
const ANSWER_MS = 30_000;

export interface ServerOptions {
  config: Config;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: (line: string) => void;
  metrics?: Metrics;
  /** Holds `client/` and `csp.json`. */
  buildDir?: string;
  /** Called for every kept lead. */
  onLead?: () => void;
  /** Shorter times, for tests. */
  keptMs?: number;
  answerMs?: number;
}

/**
 * Returns a server for the pages, the relay and the status routes.
 * @throws NotBuiltError when there is no built site
 */
export async function createServer(options: ServerOptions) {
  const { config, outbox, now = Date.now, log = () => {}, metrics = createMetrics(), onLead } = options;
  const { keptMs = KEPT_MS, answerMs = ANSWER_MS } = options;
  const pages = createStatic(options.buildDir ?? "build", config.siteUrl);

  const common = {
    ...securityHeaders(config.siteUrl),
    "cache-control": "no-store",
    "content-security-policy": NOTHING_ALLOWED,
  };

  /** Answers what no route takes, which includes addresses that are malformed or too long. */
  function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const message = "There is nothing here to post to.";
      return reply.headers(common).code(404).send({ success: "false", message });
    }
    reply.hijack();
    pages.answerNotFound(request.raw, reply.raw);
  }

  const unanswered = createUnanswered(answerMs);
  const stopping = new AbortController();
  const posts = createPending();

  function createListener(handle: http.RequestListener) {
    /** Returns a listener that bounds and checks a request before it is answered, whatever event brings it. */
    const front =
      (answer: http.RequestListener): http.RequestListener =>
      (request, response) => {
        if (!unanswered.add(response)) return connections.shutOut(request.socket);
        if (stopping.signal.aborted) response.setHeader("connection", "close");
        if (!hasOneHost(request)) return refuseRequest(response, 400, common);
        toOriginForm(request);
        answer(request, response);
      };
    const serve: http.RequestListener = (request, response) => {
      if (!pages.answer(request, response)) handle(request, response);
    };
    const server = http.createServer(settings, front(serve));
    server.on(
      "checkExpectation",
      front((_, response) => refuseRequest(response, 417, common)),
    );
    server.on(
      "checkContinue",
      front((request, response) => {
        // A pipelined response has no socket yet, and Node would send the interim answer inside of it.
        if (response.socket) response.writeContinue();
        serve(request, response);
      }),
    );
    // For what is no request, and so has no deadline.
    server.timeout = answerMs;
    return server;
  }

  const app = Fastify({
    bodyLimit: BODY_MAX,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    frameworkErrors: (_, request, reply) => answerNotFound(request, reply),
    clientErrorHandler: (error, socket) =>
      unanswered.whenAnswered(socket, () => answerBroken(error, socket, common)),
    serverFactory: createListener,
  });

  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(common);
    done();
  });
  registerCrossOrigin(app, config.siteUrl);
  registerBodyText(app);

  const accept = createAccept({ outbox, channels: channelNames(config), now });
  registerRelay(app, {
    config,
    pages,
    metrics,
    log,
    now,
    accept: async (lead, visitor) => {
      const id = await posts.add(accept(lead, visitor));
      onLead?.();
      return id;
    },
  });
  registerStatus(app, { config, outbox, metrics, now, isStopping: () => stopping.signal.aborted });
  app.setNotFoundHandler(answerNotFound);
  await app.ready();

  const connections = watchConnections(app.server, config.trustProxy);
  return {
    app,
    buildMismatches: pages.buildMismatches,
    /** Returns the address it listens at. */
    async listen(): Promise<string> {
      await app.listen({ host: config.host, port: config.port });
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    },
    /**
     * Answers the requests under way, accepts nothing new, and ends within nine seconds whatever clients and the store
     * do. A kept connection may carry a request at this moment, so it is closed by its next answer, and by the server
     * only after a while and once all answers are sent.
     */
    async close() {
      stopping.abort();
      const timers = [
        setTimeout(() => posts.refuse(new Error("The server stops.")), REFUSE_MS),
        setTimeout(() => app.server.closeAllConnections(), CLOSE_MS),
      ];
      if (connections.areThereAny()) await delay(keptMs);
      while (connections.areSending()) await delay(LOOK_MS);
      await app.close();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
