import { readFileSync } from "node:fs";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { type Language, languages } from "../contract/language.ts";
import type { Config } from "../leads/config.ts";
import { leadChannels } from "../leads/delivery/channels.ts";
import { errorCode } from "../leads/error.ts";
import { withoutDot } from "../leads/guard/client-ip.ts";
import { createGuardedServer } from "../leads/guard/guarded-server.ts";
import { securityHeaders } from "../leads/guard/headers.ts";
import { html } from "../leads/html.ts";
import { OperationError } from "../leads/operations/find.ts";
import { failingChannels } from "../leads/owner-mail/alarm.ts";
import type { LeadStore } from "../leads/store/store.ts";
import { isSameSecret } from "../leads/text.ts";
import { isSignedIn, page, refusal, type View } from "./page.ts";
import { addRoutes, type DeskRequest, formOf, type Handler } from "./routes.ts";
import { cookiesOf, createSessions, isCrossOrigin, type Sessions, urlOriginOf } from "./sessions.ts";
import { addSignIn, signInPage } from "./sign-in.ts";
import { deskWords } from "./words.ts";

const style = readFileSync(new URL("./desk.css", import.meta.url), "utf8");
const BODY_MAX = 16_384;
const ANSWER_MS = 60_000;
const YEAR_S = 365 * 24 * 3_600;
const headers = {
  ...securityHeaders("https:"),
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
  // Browsers obey it over TLS alone.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

export interface DeskOptions {
  config: Config;
  store: LeadStore;
  sendCode: (email: string, code: string, language: Language) => void;
  log: (line: string) => void;
  now?: () => number;
}

/** What the routes of the desk share. */
export interface Desk extends Required<DeskOptions> {
  sessions: Sessions;
  viewOf: (request: FastifyRequest) => View;
  send: (reply: FastifyReply, text: string) => FastifyReply;
  /** Returns a handler that gives anybody who is not signed in the page to do so. */
  requireSignIn: (handle: Handler) => (request: DeskRequest, reply: FastifyReply) => unknown;
}

/** Returns the language of a request: the one that was chosen, or the first of the browser's that the desk has. */
function requestLanguage({ raw }: FastifyRequest): Language {
  const accepted = (raw.headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2));
  const asked = [cookiesOf(raw).get("desk-language"), ...accepted];
  return asked.flatMap((tag) => languages.filter((code) => code === tag))[0] ?? "en";
}

export function createDesk({ config, store, sendCode, log, now = Date.now }: DeskOptions) {
  const channels = leadChannels(config);
  const sessions = createSessions(now);
  let failing: string[] = [];
  const guarded = createGuardedServer((request, response) => app.routing(request, response), {
    trusted: config.trustProxy,
    answerMs: ANSWER_MS,
  });
  const app = Fastify({
    bodyLimit: BODY_MAX,
    serverFactory: () => guarded.server,
    exposeHeadRoutes: true,
    frameworkErrors: (_, __, reply: FastifyReply) => reply.headers(headers).code(400).send("Bad request"),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  function viewOf(request: FastifyRequest): View {
    const language = requestLanguage(request);
    const [path = ""] = request.url.split("?");
    const [, doneAction, doneCount] = /[?&]did=([a-z]+)(?:\.(\d+))?/.exec(request.url) ?? [];
    const hasMail = Boolean(config.smtpUrl);
    const session = sessions.get(request.raw);
    return { language, words: deskWords[language], session, path, doneAction, doneCount, failing, hasMail };
  }
  const send = (reply: FastifyReply, text: string) => reply.type("text/html; charset=utf-8").send(text);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    failing = await failingChannels(store, channels).catch(() => failing);
    if (request.method === "GET" || request.method === "HEAD") return;
    if (withoutDot(request.headers.origin ?? "") !== urlOriginOf(request.raw)) throw refusal("token", 403);
  });
  app.setErrorHandler((error: Partial<ReturnType<typeof refusal>>, request, reply) => {
    const status = error instanceof OperationError ? 400 : (error.statusCode ?? 500);
    if (status >= 500) log(`The desk failed (${errorCode(error)}).`);
    const view = viewOf(request);
    const reason =
      error.reason ?? ([400, 413].includes(status) ? "value" : status < 500 ? "missing" : "fault");
    const message = html`<p>${view.words[`refused.${reason}`]}</p>`;
    return send(reply.code(status), page(view, view.words.desk, message));
  });
  app.setNotFoundHandler(() => Promise.reject(refusal("missing", 404)));

  const requireSignIn: Desk["requireSignIn"] = (handle) => async (request, reply) => {
    const view = viewOf(request);
    // A link on another site sends no cookie. The page reloads itself once, marked by the empty filter, and then sends it.
    if (isCrossOrigin(request.raw) && !request.url.includes("?"))
      reply.header("refresh", `0;url=${view.path}?beyond=`);
    if (!isSignedIn(view)) return send(reply.code(401), signInPage(view));
    if (request.method === "POST" && !isSameSecret(formOf(request).get("token") ?? "", view.session.token))
      throw refusal("token", 403);
    const answer = await handle(view, request, reply);
    return typeof answer === "string" ? send(reply, answer) : reply;
  };

  app.get("/desk.css", (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get<{ Params: { language: string } }>("/language/:language", (request, reply) => {
    const language = languages.find((code) => code === request.params.language) ?? "en";
    const set = cookiesOf(request.raw).set("desk-language", language, YEAR_S);
    const from = URL.parse(request.headers.referer ?? "");
    const isOurs = from?.origin === urlOriginOf(request.raw);
    const back = isOurs ? from.pathname.replace(/^\/+/, "/") + from.search : "/";
    return reply.header("set-cookie", set).redirect(back, 303);
  });
  const desk = { config, store, sessions, sendCode, log, now, viewOf, send, requireSignIn };
  addSignIn(app, desk);
  const signOut: Handler = (_, { raw }, reply) => {
    const ended = { "set-cookie": sessions.end(raw), "clear-site-data": '"cache", "storage"' };
    return reply.headers(ended).redirect("/", 303);
  };
  app.post("/sign-out", requireSignIn(signOut));
  addRoutes(app, desk);
  return app;
}
