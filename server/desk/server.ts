import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { type Language, languages } from "../../contract/language.ts";
import { forget, person } from "../commands/person.ts";
import type { Config } from "../config.ts";
import { visitorOf } from "../http/guard/address.ts";
import { createGuardedServer } from "../http/guard/guarded-server.ts";
import { createRateLimit } from "../http/guard/rate-limit.ts";
import { csvLines } from "../leads/csv.ts";
import { channelNames } from "../leads/delivery/channels.ts";
import { codeOf } from "../leads/fault.ts";
import type { KeptLead } from "../leads/lead.ts";
import { allFound, type Outbox } from "../leads/store/outbox.ts";
import { addressOf, createCodes } from "./codes.ts";
import { donePage } from "./done-page.ts";
import { readFilters, searchOf } from "./filters.ts";
import { html } from "./html.ts";
import { erasePage, leadPage, textPage } from "./lead-page.ts";
import { leadsPage, PAGE_SIZE } from "./leads-page.ts";
import { numbersPage, numbersSince } from "./numbers-page.ts";
import { page, type View } from "./page.ts";
import { createSessions, hasToken, isOwnPost, type Session } from "./sessions.ts";
import { codePage, signInPage } from "./sign-in-page.ts";
import { deskWords, named } from "./words.ts";

const style = readFileSync(new URL("./desk.css", import.meta.url), "utf8");
const BODY_MAX = 4_096;
const ANSWER_MS = 60_000;
/** Posts of one address, and codes for one person, in ten minutes. */
const POSTS = 60;
const CODES = 5;
/** Actions on one page. */
const ACTIONS = 200;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'";
const headers = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
};

export interface DeskOptions {
  config: Config;
  outbox: Outbox;
  /** Mails a code; the desk does not wait for it. */
  sendCode: (address: string, code: string, language: Language) => void;
  log: (line: string) => void;
  now?: () => number;
}

type Reason = "rate" | "token" | "missing";
/** Returns what a refused request throws. */
const refused = (reason: Reason, statusCode: number) =>
  Object.assign(new Error(reason), { reason, statusCode });
const missing = () => refused("missing", 404);

type LeadRequest = FastifyRequest<{ Params: { id: string; action: string } }>;

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
  const countPost = createRateLimit(POSTS);
  const countCode = createRateLimit(CODES);
  const guarded = createGuardedServer((request, response) => app.routing(request, response), {
    headers,
    trusted: config.trustProxy,
    answerMs: ANSWER_MS,
    isStopping: () => false,
  });
  const app = Fastify({
    bodyLimit: BODY_MAX,
    serverFactory: () => guarded.server,
    clientErrorHandler: guarded.refuseBroken,
    exposeHeadRoutes: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  function view(request: FastifyRequest): View {
    const language = languageOf(request);
    const [path = ""] = request.url.split("?");
    return { language, words: deskWords[language], session: sessions.of(request.raw), path };
  }
  const send = (reply: FastifyReply, page: string) => reply.type("text/html; charset=utf-8").send(page);
  const formOf = ({ body }: FastifyRequest) =>
    body instanceof URLSearchParams ? body : new URLSearchParams();

  const filtersOf = ({ url }: FastifyRequest) => readFilters(new URLSearchParams(url.split("?")[1]));

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (request.method === "GET" || request.method === "HEAD") return;
    if (!isOwnPost(request.raw)) throw refused("token", 403);
    if (countPost(visitorOf(request.raw, config.trustProxy))) throw refused("rate", 429);
  });
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: Reason }, request, reply) => {
    const status = error.statusCode ?? 500;
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

  async function leadOf({ params }: LeadRequest): Promise<KeptLead> {
    const lead = await outbox.get(params.id);
    if (!lead) throw missing();
    return lead;
  }
  const note = ({ person: who }: Session, action: string, leadId = "") =>
    outbox.noteAction({ at: now(), person: who, action, leadId });

  /** Runs an operator's command and returns what it prints. */
  async function printed(command: typeof person, target: string): Promise<string> {
    const pieces: string[] = [];
    const out = async (piece: string) => void pieces.push(piece);
    await command({ config, outbox, channels, target, values: {}, out });
    return pieces.join("");
  }

  /** What can be done with a lead and leads back to it, by the last part of the address. */
  const changes: Record<string, (lead: KeptLead, session: Session) => Promise<unknown>> = {
    answered: ({ id }, { person: who }) => outbox.answer(id, who, now()),
    unanswered: ({ id }) => outbox.answer(id, undefined, now()),
    retry: async ({ id }) => outbox.retry(channels, await outbox.now(), id),
    release: async ({ id }) => outbox.release(id, channels, await outbox.now()),
    spam: ({ id }) => outbox.quarantine(id),
  };

  app.get("/desk.css", (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get<{ Params: { language: string } }>("/language/:language", (request, reply) => {
    const language = languages.find((one) => one === request.params.language) ?? "en";
    const cookie = `desk-language=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
    const from = URL.parse(request.headers.referer ?? "");
    const back = from?.host === request.headers.host ? `${from?.pathname}${from?.search}` : "/";
    return reply.header("set-cookie", cookie).redirect(back.startsWith("//") ? "/" : back, 303);
  });

  app.post("/sign-in", (request, reply) => {
    const shown = view(request);
    const address = addressOf(formOf(request).get("address") ?? "");
    if (countCode(address)) throw refused("rate", 429);
    const code = codes.make(address);
    if (code) setImmediate(sendCode, address, code, shown.language);
    return send(reply, codePage(shown, address));
  });
  app.post("/code", async (request, reply) => {
    const form = formOf(request);
    const address = addressOf(form.get("address") ?? "");
    if (!(await codes.check(address, form.get("code") ?? "")))
      return send(reply.code(403), codePage(view(request), address, true));
    await outbox.noteAction({ at: now(), person: address, action: "sign-in", leadId: "" });
    return reply.header("set-cookie", sessions.begin(request.raw, address)).redirect("/", 303);
  });
  app.post(
    "/sign-out",
    signedIn((_, __, request, reply) =>
      reply.header("set-cookie", sessions.end(request.raw)).redirect("/", 303),
    ),
  );

  app.get(
    "/",
    signedIn(async (shown, _, request, reply) => {
      const filters = filtersOf(request);
      const leads = await outbox.search({ ...searchOf(filters, now()), channels, limit: PAGE_SIZE + 1 });
      return send(reply, leadsPage(shown, leads, filters, channels));
    }),
  );
  app.get(
    "/leads.csv",
    signedIn(async (_, session, request, reply) => {
      const filters = filtersOf(request);
      await note(session, "export");
      const found = allFound(outbox, { ...searchOf(filters, now()), channels });
      reply.header("content-disposition", 'attachment; filename="leads.csv"').type("text/csv; charset=utf-8");
      return reply.send(Readable.from(csvLines(found, channels)));
    }),
  );
  app.get(
    "/numbers",
    signedIn(async (shown, _, __, reply) =>
      send(reply, numbersPage(shown, await outbox.facts(numbersSince(now())), now())),
    ),
  );
  app.get(
    "/done",
    signedIn(async (shown, _, __, reply) => send(reply, donePage(shown, await outbox.actions(ACTIONS)))),
  );
  app.get(
    "/leads/:id",
    signedIn(async (shown, session, request: LeadRequest, reply) =>
      send(reply, leadPage(shown, session, await leadOf(request), channels)),
    ),
  );
  app.get(
    "/leads/:id/erase",
    signedIn(async (shown, session, request: LeadRequest, reply) =>
      send(reply, erasePage(shown, session, await leadOf(request))),
    ),
  );
  app.post(
    "/leads/:id/:action",
    signedIn(async (shown, session, request: LeadRequest, reply) => {
      const lead = await leadOf(request);
      const { action } = request.params;
      const email = lead.person.email?.trim() ?? "";
      const change = Object.hasOwn(changes, action) ? changes[action] : undefined;
      if (!change && action !== "copy" && action !== "erase") throw missing();
      if (change) {
        await change(lead, session);
        await note(session, action, lead.id);
        return reply.redirect(`/leads/${lead.id}`, 303);
      }
      const { words } = shown;
      const isAll = action === "copy" || formOf(request).get("all") === "yes";
      const text = await printed(action === "copy" ? person : forget, (isAll && email) || lead.id);
      await note(session, action, lead.id);
      return send(
        reply,
        textPage(shown, named(words, "do", action), action === "erase" ? words.receipt : "", text),
      );
    }),
  );
  return app;
}
