import type { FastifyInstance } from "fastify";
import type { Config } from "../../leads/config.ts";
import type { Outbox } from "../../leads/store/outbox.ts";
import { isSame } from "../../leads/text.ts";
import type { Metrics } from "./metrics.ts";

/** Time for which /readyz reuses its last probe, so that frequent requests do not write to the disk. */
const PROBE_MS = 1_000;

export interface StatusOptions {
  config: Config;
  outbox: Outbox;
  metrics: Metrics;
  now: () => number;
  isStopping: () => boolean;
}

/** Adds `/healthz` (the process lives), `/readyz` (it can keep leads) and `/metrics` (for Prometheus). */
export function registerStatus(app: FastifyInstance, options: StatusOptions) {
  const { config, outbox, metrics, now, isStopping } = options;
  let probe: Promise<boolean> = Promise.resolve(true);
  let probedAt = Number.NEGATIVE_INFINITY;

  function isWritable() {
    if (Math.abs(now() - probedAt) >= PROBE_MS) {
      probedAt = now();
      probe = outbox.probe().then(
        () => true,
        () => false,
      );
    }
    return probe;
  }

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: "stopping" });
    if (await isWritable()) return { status: "ok" };
    return reply.code(503).header("retry-after", 5).send({ status: "store not writable" });
  });

  app.get("/metrics", async (request, reply) => {
    // Not for this machine without a token: behind a proxy everybody comes from it.
    const token = config.metricsToken;
    if (!token || !isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      return reply.code(token ? 401 : 403).send({ status: "not allowed" });
    return reply.type(metrics.contentType).send(await metrics.render(outbox, now()));
  });
}
