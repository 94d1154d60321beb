import type { FastifyInstance, FastifyRequest } from "fastify";

const PREFLIGHT_S = 600;

/** Tells whether a page of the site sent this to another address than the site's, because a static host serves the pages. */
export function isFromStaticHost({ headers }: FastifyRequest, siteUrl: string): boolean {
  return headers.origin === siteUrl && headers.host !== new URL(siteUrl).host;
}

/** Lets pages of `siteUrl` post JSON from a static host and read the answer; pages of other origins cannot (CORS). */
export function registerCrossOrigin(app: FastifyInstance, siteUrl: string) {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/ajax/") && isFromStaticHost(request, siteUrl))
      reply.headers({ "access-control-allow-origin": siteUrl, vary: "Origin" });
    done();
  });
  app.options("/ajax/:mailbox", async (request, reply) => {
    if (!isFromStaticHost(request, siteUrl)) return reply.callNotFound();
    const allowed = {
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": PREFLIGHT_S,
    };
    return reply.headers(allowed).code(204).send();
  });
}
