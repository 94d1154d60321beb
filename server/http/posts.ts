import { hash, randomUUIDv7 } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { thankYouPath } from "../../contract/form-paths.ts";
import { type CheckedLead, checkBody } from "../../contract/kinds.ts";
import { languages, localPath } from "../../contract/language.ts";
import type { Config } from "../../leads/config.ts";
import { DAY_MS } from "../../leads/days.ts";
import { leadChannels } from "../../leads/delivery/channels.ts";
import { errorCode } from "../../leads/error.ts";
import { isLoopbackHost, visitorKeyOf, withoutDot } from "../../leads/guard/client-ip.ts";
import { createRateLimit, networkOf } from "../../leads/guard/rate-limit.ts";
import type { LeadStore } from "../../leads/store/store.ts";
import { oneLine } from "../../leads/text.ts";
import { FORM_TYPE, isFromStaticHost } from "./body-parsers.ts";
import type { PostedForm } from "./form-page.ts";
import type { Metrics } from "./metrics.ts";
import { leadOriginOf, readAnswers, readPosted } from "./posted-form.ts";
import { jsonRefusal, type Refusal, RefusedError, refusals, sendRefusal, tooMany } from "./refusals.ts";
import type { Static } from "./static.ts";

interface PostOptions {
  config: Config;
  add: LeadStore["add"];
  pages: Static;
  metrics: Metrics;
  log: (line: string) => void;
  now: () => number;
}

/**
 * The bytes of posts stored for one IP in a day: two thousand ordinary leads, or sixty of the longest. The store, and each
 * of its fourteen copies, takes about twice as much. IPv6 is counted by /48: one has enough /64 networks to fill the table.
 */
const BYTES_A_DAY = 4_000_000;

const SUCCESS_MESSAGE = "The form was submitted successfully.";

type HttpError = Error & { statusCode?: number; code?: string };
type MailboxRequest = FastifyRequest<{ Params: { mailbox: string } }>;

/** Returns whether a page of another site sent this; clients that are not browsers send no origin. */
function hasForeignOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || withoutDot(origin) === siteUrl) return false;
  if (origin === "null") return request.headers["sec-fetch-site"] !== "same-origin";
  // Other names of the network could be anybody's.
  return !isLoopbackHost(host) || URL.parse(origin)?.host !== host;
}

const isJsonPost = (request: FastifyRequest) => request.routeOptions.url?.startsWith("/ajax/") ?? false;
const mediaType = (request: FastifyRequest) =>
  request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseObject(text: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function registerPosts(app: FastifyInstance, options: PostOptions) {
  const { config, add, pages, metrics, log, now } = options;
  const channels = leadChannels(config);
  const countPost = createRateLimit(config.rateLimit);
  const countBytes = createRateLimit(config.rateLimit && BYTES_A_DAY, DAY_MS);
  /** Forms over the limit, which are refused once their body is read, to return what was typed. */
  const overLimit = new WeakMap<FastifyRequest, Refusal>();

  /**
   * Refuses what can be refused before the body is read. Posts to another mailbox are not counted, nor those from
   * pages of other sites, which could use up a visitor's posts. All others are, refused ones too.
   */
  async function guard(request: MailboxRequest) {
    if (request.params.mailbox.toLowerCase() !== config.mailbox.toLowerCase())
      throw new RefusedError(refusals.mailbox);
    if (hasForeignOrigin(request, config.siteUrl)) throw new RefusedError(refusals.origin);
    const limited = countPost(visitorKeyOf(request.raw, config.trustProxy));
    if (limited) {
      const refusal = tooMany(limited.waitMs);
      if (isJsonPost(request) || limited.isFlood) throw new RefusedError(refusal);
      overLimit.set(request, refusal);
    }
    const expected = isJsonPost(request) ? "application/json" : FORM_TYPE;
    if (mediaType(request) !== expected) throw new RefusedError(refusals.type);
  }

  async function storeLead(request: FastifyRequest, lead: CheckedLead, form?: PostedForm): Promise<string> {
    const start = now();
    const visitor = visitorKeyOf(request.raw, config.trustProxy);
    const limited = countBytes(networkOf(visitor), Buffer.byteLength(String(request.body)));
    if (limited) throw new RefusedError({ ...tooMany(limited.waitMs), form });
    const { kind, subject, replyTo, fields, isSpam } = lead;
    const content = JSON.stringify([visitor, kind, isSpam, Object.entries(fields).sort()]);
    const origin = leadOriginOf(form?.from ?? request.headers.referer, form?.language);
    try {
      const id = await add({
        kind,
        fields,
        origin,
        isSpam,
        receivedAt: Math.round(start),
        id: randomUUIDv7(),
        subject: oneLine(subject),
        replyTo: oneLine(replyTo),
        fingerprint: hash("sha256", content, "base64url"),
        channels: isSpam ? [] : channels,
      });
      metrics.accepted({ kind, state: isSpam ? "spam" : "kept" });
      metrics.acceptTook((now() - start) / 1000);
      log(`Accepted lead ${id} (${kind}${isSpam ? ", spam" : ""}).`);
      return id;
    } catch (error) {
      log(`The store cannot keep a lead (${errorCode(error)}); its sender was told.`);
      throw new RefusedError({ ...refusals.store, form });
    }
  }

  app.post("/ajax/:mailbox", { onRequest: guard }, async (request) => {
    const body = parseObject(request.body);
    if (!body) throw new RefusedError(refusals.notJson);
    const lead = checkBody(body);
    if (!("kind" in lead)) throw new RefusedError({ status: 422, reason: "fields", ...lead });
    return { success: "true", message: SUCCESS_MESSAGE, id: await storeLead(request, lead) };
  });

  app.post("/:mailbox", { onRequest: guard }, async (request, reply) => {
    const body = new URLSearchParams(String(request.body));
    const { referer } = request.headers;
    const limited = overLimit.get(request);
    if (limited) throw new RefusedError({ ...limited, form: readAnswers(body, referer) });
    const { lead, form } = readPosted(body, config.mailbox, referer);
    await storeLead(request, lead, form);
    const host = isFromStaticHost(request, config.siteUrl) ? config.siteUrl : "";
    const next = URL.parse(body.get("_next") ?? "", config.siteUrl);
    const isOurs = body.get("_next") && next?.origin === config.siteUrl && pages.has(next.pathname);
    const thanks = localPath(thankYouPath(lead.kind), form?.language ?? languages[0]);
    return reply.redirect(host + (isOurs ? next.pathname : thanks), 303);
  });

  function refusalOf(error: HttpError): Refusal {
    if (error instanceof RefusedError) return error.refusal;
    const status = error.statusCode ?? 500;
    if (status === 413) return refusals.tooLarge;
    if (status === 415) return refusals.type;
    if (status < 500) return { ...refusals.notJson, status };
    log(`A request failed (${errorCode(error)}).`);
    return refusals.fault;
  }
  app.setErrorHandler((error: HttpError, request, reply) => {
    const refusal = refusalOf(error);
    // Only a post can be a lead; a failed GET may be one of /metrics.
    if (request.method === "POST") metrics.refused({ reason: refusal.reason });
    if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
    reply.code(refusal.status);
    return isJsonPost(request) ? reply.send(jsonRefusal(refusal)) : sendRefusal(reply, refusal, pages);
  });
}
