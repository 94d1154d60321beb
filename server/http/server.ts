import http from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { BODY_MAX } from "../../contract/limits.ts";
import type { Config } from "../config.ts";
import { createAccept } from "../leads/accept.ts";
import { channelNames } from "../leads/channels.ts";
import type { Outbox } from "../leads/outbox.ts";
import { registerBodyText } from "./body-text.ts";
import { answerBroken } from "./broken-request.ts";
import { limitConnections } from "./connections.ts";
import { registerCrossOrigin } from "./cross-origin.ts";
import { NOTHING_ALLOWED, securityHeaders } from "./headers.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { registerRelay } from "./relay.ts";
import { createStatic } from "./static.ts";
import { registerStatus } from "./status.ts";
import { createUnanswered } from "./unanswered.ts";

/** Time a stop waits for requests under way. */
const STOP_MS = 10_000;

const settings = {
  // All four are needed, or a trickled body stays open for ever; together they end any slow client within ten seconds.
  requestTimeout: 7_000,
  headersTimeout: 7_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  // Skips the events of a body that is not there: pages are served faster, and pipelined requests take less memory.
  optimizeEmptyRequests: true,
};
const IDLE_MS = 30_000;

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
}

/**
 * Returns a server for the pages, the relay and the status routes.
 * @throws NotBuiltError when there is no built site
 */
export async function createServer(options: ServerOptions) {
  const { config, outbox, now = Date.now, log = () => {}, metrics = createMetrics(), onLead } = options;
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

  const unanswered = createUnanswered();

  const app = Fastify({
    bodyLimit: BODY_MAX,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    frameworkErrors: (_, request, reply) => answerNotFound(request, reply),
    clientErrorHandler: (error, socket) =>
      unanswered.whenAnswered(socket, () => answerBroken(error, socket, common)),
    serverFactory: (handler) => {
      const server = http.createServer(settings, (request, response) => {
        // Without a socket the answer waits behind an earlier one.
        const isPipelined = response.socket === null;
        if (isPipelined && !unanswered.add(response)) return;
        if (pages.answer(request, response)) return;
        if (isPipelined || unanswered.add(response)) handler(request, response);
      });
      server.timeout = IDLE_MS;
      limitConnections(server, config.trustProxy);
      return server;
    },
  });

  app.addHook("onRequest", async (_, reply) => {
    reply.headers(common);
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
      const id = await accept(lead, visitor);
      onLead?.();
      return id;
    },
  });
  registerStatus(app, { config, outbox, metrics, now, isStopping: () => stopping });
  app.setNotFoundHandler(answerNotFound);
  await app.ready();

  let stopping = false;
  return {
    app,
    buildMismatches: pages.buildMismatches,
    /** Returns the address it listens at. */
    async listen(): Promise<string> {
      await app.listen({ host: config.host, port: config.port });
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    },
    /** Accepts nothing new, answers the requests under way, and ends within ten seconds whatever clients do. */
    async close() {
      stopping = true;
      const timer = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
      await app.close();
      clearTimeout(timer);
    },
  };
}
