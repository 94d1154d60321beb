import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { BODY_MAX } from "../../contract/limits.ts";
import type { Config } from "../../leads/config.ts";
import { leadChannels } from "../../leads/delivery/channels.ts";
import { createGuardedServer } from "../../leads/guard/guarded-server.ts";
import { NOTHING_ALLOWED, securityHeaders } from "../../leads/guard/headers.ts";
import type { LeadStore, NewLead } from "../../leads/store/store.ts";
import { isSameSecret } from "../../leads/text.ts";
import { registerBodyParsers, registerCrossOrigin } from "./body-parsers.ts";
import { createCampaigns } from "./campaigns.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { registerPosts } from "./posts.ts";
import { createStatic } from "./static.ts";

/** Time for which a stop still takes requests of kept connections, whose answers then close them. */
const GRACE_MS = 1_000;
/** A stop refuses the posts that still wait for the store after this time, and closes what is open a moment later. */
const REFUSE_MS = 8_000;
const CLOSE_MS = 8_500;
const POLL_MS = 20;
/** Time for which /readyz reuses its last probe, so that frequent requests do not write to the disk. */
const PROBE_MS = 1_000;

/** Time for making an answer and for the client to take it, also when it reads a byte now and then. */
const ANSWER_MS = 30_000;

export interface ServerOptions {
  config: Config;
  store: LeadStore;
  now?: () => number;
  log?: (line: string) => void;
  metrics?: Metrics;
  buildDir?: string;
  onLead?: () => void;
  graceMs?: number;
}

/** Returns the result of `work`; rejects once the signal is aborted, if that is earlier. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(signal.reason);
  signal.addEventListener("abort", refuse);
  if (signal.aborted) refuse();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", refuse);
  }
}

/** Returns a server for the pages, the posts and the status routes; throws a NotBuiltError without a built site. */
export async function createServer(options: ServerOptions) {
  const { config, store, now = Date.now, log = () => {}, onLead } = options;
  const { metrics = createMetrics(leadChannels(config)), graceMs = GRACE_MS } = options;
  const pages = createStatic(options.buildDir ?? "build", config.siteUrl);

  const { isPage } = pages;
  const campaigns = createCampaigns({ store, siteUrl: config.siteUrl, now, isPage });

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

  const stopping = new AbortController();
  const refusing = new AbortController();
  const guarded = createGuardedServer(
    (request, response) => {
      const isAnswered = campaigns.answer(request, response) || pages.answer(request, response);
      if (!isAnswered) app.routing(request, response);
    },
    { trusted: config.trustProxy, answerMs: ANSWER_MS, isStopping: () => stopping.signal.aborted },
  );
  const app = Fastify({
    bodyLimit: BODY_MAX,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    frameworkErrors: (_, request, reply) => answerNotFound(request, reply),
    serverFactory: () => guarded.server,
  });

  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(common);
    done();
  });
  registerCrossOrigin(app, config.siteUrl);
  registerBodyParsers(app);

  async function add(lead: NewLead) {
    const id = await unlessAborted(store.add(lead), refusing.signal);
    onLead?.();
    return id;
  }
  registerPosts(app, { config, pages, metrics, log, now, add });
  let probe: Promise<boolean> = Promise.resolve(true);
  let probedAt = Number.NEGATIVE_INFINITY;

  function isWritable() {
    if (Math.abs(now() - probedAt) >= PROBE_MS) {
      probedAt = now();
      const written = store.probe().then(() => true);
      probe = written.catch(() => false);
    }
    return probe;
  }

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_, reply) => {
    if (stopping.signal.aborted) return reply.code(503).send({ status: "stopping" });
    if (await isWritable()) return { status: "ok" };
    return reply.code(503).header("retry-after", 5).send({ status: "store not writable" });
  });

  app.get("/metrics", async (request, reply) => {
    // Not for this machine without a token: behind a proxy everybody comes from it.
    const token = config.metricsToken;
    if (!token || !isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`))
      return reply.code(token ? 401 : 403).send({ status: "not allowed" });
    return reply.type(metrics.contentType).send(await metrics.render(store, now()));
  });
  app.setNotFoundHandler(answerNotFound);
  await app.ready();

  return {
    app,
    buildMismatches: pages.buildMismatches,
    async listen(): Promise<string> {
      await app.listen({ host: config.host, port: config.port });
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    },
    /**
     * Answers the requests under way, accepts nothing new, and ends within nine seconds whatever clients and the store
     * do. A keep-alive connection may carry a request at this moment: its next answer closes it, and the server closes it only
     * after a second and once all answers are sent.
     */
    async close() {
      stopping.abort();
      const timers = [
        setTimeout(() => refusing.abort(), REFUSE_MS),
        setTimeout(() => app.server.closeAllConnections(), CLOSE_MS),
      ];
      if (guarded.hasConnections()) await delay(graceMs);
      while (guarded.isSending()) await delay(POLL_MS);
      await app.close();
      await campaigns.stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
