import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { FORM_MAX } from "../../contract/limits.ts";
import { RefusedError, refusals } from "./refusals.ts";

const PREFLIGHT_S = 600;
export const FORM_TYPE = "application/x-www-form-urlencoded";

/** Returns whether a page of the site sent this to another address than the site's, because a static host serves the pages. */
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

/** Attack: so many fields that reading them takes a second. No form of ours has as many. */
const FIELDS_MAX = 200;

/** Returns whether the bytes that %E3 and the like stand for are UTF-8; a percent sign may also stand for itself. */
function isUtf8Form(form: string): boolean {
  if (form.split("&", FIELDS_MAX + 1).length > FIELDS_MAX) throw new RefusedError(refusals.tooLarge);
  try {
    decodeURIComponent(form.replace(/%(?![\da-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}

/**
 * Leaves bodies as text: each route parses its own and answers errors in its own format. Bodies that are not UTF-8 are
 * refused, as decoding would turn their letters into U+FFFD.
 */
export function registerBodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  async function parse({ headers }: FastifyRequest, bytes: Buffer) {
    const text = bytes.toString();
    const isForm = headers["content-type"]?.startsWith(FORM_TYPE);
    if (!isUtf8(bytes) || (isForm && !isUtf8Form(text))) throw new RefusedError(refusals.encoding);
    return text;
  }
  app.addContentTypeParser("*", { parseAs: "buffer" }, parse);
  app.addContentTypeParser(FORM_TYPE, { parseAs: "buffer", bodyLimit: FORM_MAX }, parse);
}
