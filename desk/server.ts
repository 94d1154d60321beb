import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { type Language, languages } from "../contract/language.ts";
import { EMAIL_MAX } from "../contract/limits.ts";
import { typedText } from "../contract/typed.ts";
import type { Config } from "../leads/config.ts";
import { channelNames } from "../leads/delivery/channels.ts";
import { codeOf } from "../leads/fault.ts";
import { visitorOf, withoutDot } from "../leads/guard/address.ts";
import { createGuardedServer } from "../leads/guard/guarded-server.ts";
import { createRateLimit } from "../leads/guard/rate-limit.ts";
import { OperationError } from "../leads/operations/find.ts";
import { failingChannels } from "../leads/owner-mail/alarm.ts";
import type { Outbox } from "../leads/store/outbox.ts";
import { addressOf } from "../leads/text.ts";
import { createCodes } from "./codes.ts";
import { html, page, type View } from "./page.ts";
import { addRoutes } from "./routes.ts";
import { createSessions, hasToken, originOf, type Session } from "./sessions.ts";
import { codePage, signInPage } from "./sign-in-page.ts";
import { deskWords } from "./words.ts";

const style = readFileSync(new URL("./desk.css", import.meta.url), "utf8");
const BODY_MAX = 4_096;
const ANSWER_MS = 60_000;
/**
 * In ten minutes: posts to sign in from a network, and codes for a person asked from a network. A browser that the person
 * has signed in with counts for itself, so that strangers cannot use up what it may send.
 */
const [POSTS, CODES] = [60, 5];
const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
  // Browsers obey it over TLS alone.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

export interface DeskOptions {
  config: Config;
  outbox: Outbox;
  /** Mails a code; the desk does not wait for it. */
  sendCode: (address: string, code: string, language: Language) => void;
  log: (line: string) => void;
  now?: () => number;
}

type Reason = "rate" | "token" | "export" | "missing";
/** Returns what a refused request throws. */
const refused = (reason: Reason, statusCode: number) =>
  Object.assign(new Error(reason), { reason, statusCode });
const missing = () => refused("missing", 404);

/** Returns the language of a request: the one that was chosen, or the first of the browser's that the desk has. */
function languageOf({ headers: given }: FastifyRequest): Language {
  const [, chosen = ""] = /(?:^|; )desk-language=(\w\w)/.exec(given.cookie ?? "") ?? [];
  const wanted = [
    chosen,
    ...(given["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2)),
  ];
  return wanted.flatMap((tag) => languages.filter((one) => one === tag))[0] ?? "en";
}

/** Returns the desk: a server that shows leads to the people in DESK_PEOPLE. */
export function createDesk({ config, outbox, sendCode, log, now = Date.now }: DeskOptions) {
  const channels = channelNames(config);
  const codes = createCodes(outbox, config.desk.people, now);
  const sessions = createSessions(now);
  let failing: string[] = [];
  const countPosts = createRateLimit(POSTS);
  const countAsked = createRateLimit(CODES);
  const guarded = createGuardedServer((request, response) => app.routing(request, response), {
    trusted: config.trustProxy,
    answerMs: ANSWER_MS,
    isStopping: () => false,
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

  function view(request: FastifyRequest): View {
    const language = languageOf(request);
    const [path = ""] = request.url.split("?");
    const [, did] = /[?&]did=([a-z]+)/.exec(request.url) ?? [];
    const isMailDown = !config.smtpUrl || failing.includes("mail");
    const session = sessions.of(request.raw);
    return { language, words: deskWords[language], session, path, did, failing, isMailDown };
  }
  const send = (reply: FastifyReply, page: string) => reply.type("text/html; charset=utf-8").send(page);
  /** Sends a long answer as it is read. As bytes: Node's pipe may stall on strings beyond ASCII when the reader is slow. */
  function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>) {
    const bytes = Readable.from(pieces).map((piece: string) => Buffer.from(piece));
    return reply.send(bytes.on("error", (error) => log(`A long answer failed (${codeOf(error)}).`)));
  }
  const formOf = ({ body }: FastifyRequest) =>
    body instanceof URLSearchParams ? body : new URLSearchParams();

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    failing = await failingChannels(outbox, channels).catch(() => failing);
    if (request.method === "GET" || request.method === "HEAD") return;
    if (withoutDot(request.headers.origin ?? "") !== originOf(request.raw)) throw refused("token", 403);
  });
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: Reason }, request, reply) => {
    const status = error instanceof OperationError ? 400 : (error.statusCode ?? 500);
    if (status >= 500) log(`The desk failed (${codeOf(error)}).`);
    const shown = view(request);
    const reason = error.reason ?? (status < 500 ? "missing" : "fault");
    return send(
      reply.code(status),
      page(shown, shown.words.desk, html`<p>${shown.words[`refused.${reason}`]}</p>`),
    );
  });
  app.setNotFoundHandler(() => {
    throw missing();
  });

  /** Says in the log from where a sign-in was refused; the address that was typed may be anybody's. */
  const logRefused = ({ raw }: FastifyRequest, why: string) =>
    log(`A sign-in from ${visitorOf(raw, config.trustProxy)} was refused: ${why}.`);

  /** Counts something under a key; refuses the request when there is too much of it. */
  function bound(count: ReturnType<typeof createRateLimit>, key: string, request: FastifyRequest) {
    const limited = count(key);
    if (limited && !limited.isFlood) logRefused(request, "too many tries");
    if (limited) throw refused("rate", 429);
  }

  /** Reads and counts a post of somebody who is not signed in. */
  function readSignIn(request: FastifyRequest) {
    const address = addressOf(typedText(formOf(request).get("address") ?? "")).slice(0, EMAIL_MAX);
    const { browser, set } = sessions.ask(request.raw);
    const isKnown = codes.isKnown(address, browser);
    const sender = isKnown ? browser : visitorOf(request.raw, config.trustProxy);
    bound(countPosts, sender, request);
    return { address, browser, set, isKnown, sender };
  }

  /** Runs a handler for who is signed in; anybody else gets the page to sign in. */
  const signedIn =
    <R extends FastifyRequest>(
      answer: (shown: View, session: Session, request: R, reply: FastifyReply) => unknown,
    ) =>
    (request: R, reply: FastifyReply) => {
      const shown = view(request);
      const { session } = shown;
      if (request.method === "POST" && session && !hasToken(session, formOf(request)))
        throw refused("token", 403);
      if (session) return answer(shown, session, request, reply);
      return send(reply.code(401), signInPage(shown));
    };

  app.get("/desk.css", (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get<{ Params: { language: string } }>("/language/:language", (request, reply) => {
    const language = languages.find((one) => one === request.params.language) ?? "en";
    const cookie = `desk-language=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
    const from = URL.parse(request.headers.referer ?? "");
    const back =
      from?.origin === originOf(request.raw) ? from.pathname.replace(/^\/+/, "/") + from.search : "/";
    return reply.header("set-cookie", cookie).redirect(back, 303);
  });

  app.post("/sign-in", (request, reply) => {
    const shown = view(request);
    const { address, browser, set, isKnown, sender } = readSignIn(request);
    bound(countAsked, `${address} ${sender}`, request);
    const isSpent = !isKnown && codes.areTooMany(address);
    const code = isSpent ? undefined : codes.make(address, browser);
    if (code) sendCode(address, code, shown.language);
    if (isSpent) logRefused(request, "too many codes for one person");
    reply.code(isSpent ? 429 : 200).header("set-cookie", set);
    return send(reply, codePage({ ...shown, isMailDown: isSpent || shown.isMailDown }, address));
  });
  app.post("/code", async (request, reply) => {
    const { address, browser, set } = readSignIn(request);
    if (!(await codes.check(address, browser, formOf(request).get("code") ?? ""))) {
      logRefused(request, "the code is wrong or no longer valid");
      return send(reply.code(403).header("set-cookie", set), codePage(view(request), address, true));
    }
    await outbox.noteAction({ at: now(), person: address, action: "sign-in", leadId: "" });
    return reply.header("set-cookie", [sessions.begin(request.raw, address), set]).redirect("/", 303);
  });
  app.post(
    "/sign-out",
    signedIn((_, __, request, reply) =>
      reply
        .headers({ "set-cookie": sessions.end(request.raw), "clear-site-data": '"cache", "storage"' })
        .redirect("/", 303),
    ),
  );

  addRoutes(app, { config, outbox, now, signedIn, send, sendPieces, refused });
  return app;
}
