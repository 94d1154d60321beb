import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Language, languages } from "../contract/language.ts";
import { typedText } from "../contract/typed.ts";
import { openPoints } from "../leads/before-live.ts";
import type { Config } from "../leads/config.ts";
import { crmLines, csvLines } from "../leads/csv.ts";
import { channelNames } from "../leads/delivery/channels.ts";
import type { KeptLead } from "../leads/lead.ts";
import { changeLead, changes, correctLead } from "../leads/operations/change.ts";
import { personCopy } from "../leads/operations/copy.ts";
import { findPerson } from "../leads/operations/find.ts";
import { type ErasedLead, forget } from "../leads/operations/forget.ts";
import { paperNames, paperPage, writePaper } from "../leads/papers/papers.ts";
import { allLeads, inPages, type Outbox, type Search } from "../leads/store/outbox.ts";
import { addressOf } from "../leads/text.ts";
import { site } from "../settings/site.js";
import { activityCsv, activityPage } from "./activity-page.ts";
import { isOldestFirst, queryOf, readFilters, searchOf } from "./filters.ts";
import { erasePage, leadPage, receiptPage } from "./lead-page.ts";
import { leadsPage, PAGE_SIZE } from "./leads-page.ts";
import type { View } from "./page.ts";
import type { Session } from "./sessions.ts";
import { setupPage } from "./setup-page.ts";
import { statisticsPage } from "./statistics-page.ts";

type LeadRequest = FastifyRequest<{ Params: { id: string; action: string; name: string } }>;
type Answer = (shown: View, session: Session, request: LeadRequest, reply: FastifyReply) => unknown;

interface Routes {
  config: Config;
  outbox: Outbox;
  now: () => number;
  /** Runs a handler for who is signed in; anybody else gets the page to sign in. */
  signedIn: (answer: Answer) => (request: LeadRequest, reply: FastifyReply) => unknown;
  send: (reply: FastifyReply, page: string) => FastifyReply;
  /** Sends a long answer as it is read. */
  sendPieces: (reply: FastifyReply, pieces: AsyncIterable<string>) => FastifyReply;
  refused: (reason: "export" | "missing", status: number) => Error;
}

const queryIn = ({ url }: FastifyRequest) => new URLSearchParams(url.split("?")[1]);
const filtersOf = (request: FastifyRequest) => readFilters(queryIn(request));
const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());
const changeOf = (name: string | null) => changes.find((one) => one === name);

/** Returns the language in which a person reads the copy of their data. */
const copyLanguageOf = ({ origin }: KeptLead): Language =>
  languages.find((one) => one === origin.language) ?? "en";

/** Adds the pages and actions for who is signed in. */
export function addRoutes(app: FastifyInstance, given: Routes) {
  const { config, outbox, now, signedIn, send, sendPieces, refused } = given;
  const channels = channelNames(config);
  const exporting = new WeakSet<Session>();
  const missing = () => refused("missing", 404);
  const operatorOf = ({ person }: Session) => ({ config, outbox, by: person });

  const show = (at: string, make: (...given: Parameters<Answer>) => Promise<string>) =>
    app.get(
      at,
      signedIn(async (...all) => send(all[3], await make(...all))),
    );

  async function leadOf({ params }: LeadRequest): Promise<KeptLead> {
    const lead = await outbox.get(typedText(params.id));
    if (!lead) throw missing();
    return lead;
  }

  function list(shown: View, filters: ReturnType<typeof readFilters>) {
    const found = Readable.from(allLeads(outbox, searchOf(filters, channels)));
    return found
      .take(PAGE_SIZE + 1)
      .toArray()
      .then((leads) => leadsPage(shown, { leads, filters, channels, now: now() }));
  }
  show("/", (shown, _, request) => list(shown, { ...filtersOf(request), state: "new" }));
  show("/leads", (shown, _, request) => list(shown, filtersOf(request)));
  show("/statistics", (shown, _, request) => {
    const filters = filtersOf(request);
    const { since, until } = searchOf(filters, channels);
    return statisticsPage(shown, inPages(outbox.facts, { since, until }), filters);
  });
  show("/activity", (shown, _, request) =>
    activityPage(shown, outbox, filtersOf(request).before || undefined),
  );
  show("/setup", async (shown) => setupPage(shown, await openPoints(site, { config, outbox })));

  show("/leads/:id", async (shown, session, request) => {
    const lead = await leadOf(request);
    const filters = { ...filtersOf(request), before: "", after: "" };
    const search = searchOf(filters, channels);
    const beside = async (way: Search) => {
      const [found] = await outbox.page({ ...search, before: undefined, after: undefined, ...way, limit: 1 });
      return found?.id;
    };
    const [newer, older] = [await beside({ after: lead.id }), await beside({ before: lead.id })];
    const [previous, next] = isOldestFirst(filters) ? [older, newer] : [newer, older];
    return leadPage(shown, session, { lead, channels, query: queryOf(filters), previous, next });
  });
  show("/leads/:id/erase", async (shown, session, request) =>
    erasePage(shown, session, await leadOf(request)),
  );

  app.get(
    "/papers/:name",
    signedIn((_, __, { params }, reply) => {
      const [name, language, kind] = params.name.split(".");
      const paper = paperNames.find((one) => one === name);
      const reader = languages.find((one) => one === language);
      if (!paper || !reader) throw missing();
      const text = writePaper(paper, reader, config, now());
      if (kind === "html") return send(reply, paperPage(text, reader));
      reply.header("content-disposition", `attachment; filename="${paper}.${reader}.md"`);
      return reply.type("text/markdown; charset=utf-8").send(text);
    }),
  );

  /** Lets a session have one file at a time, as each reads the whole store. */
  function claimFile(session: Session, reply: FastifyReply) {
    if (exporting.has(session)) throw refused("export", 429);
    exporting.add(session);
    reply.raw.once("close", () => exporting.delete(session));
  }
  function sendFile(reply: FastifyReply, name: string, pieces: AsyncIterable<string>) {
    reply.header("content-disposition", `attachment; filename="${name}"`).type("text/csv; charset=utf-8");
    return sendPieces(reply, pieces);
  }
  const note = (session: Session, action: string, detail: string) =>
    outbox.noteAction({ at: now(), person: session.person, action, leadId: "", detail });

  app.post(
    "/leads.csv",
    signedIn(async (_, session, request, reply) => {
      const filters = { ...filtersOf(request), before: "", after: "" };
      const isCrm = formOf(request).get("format") === "crm";
      const search = {
        ...searchOf(filters, channels),
        ...(isCrm && !filters.state && { state: "wanted" as const }),
      };
      claimFile(session, reply);
      let count = 0;
      for await (const page of inPages(outbox.facts, search)) count += page.length;
      await note(session, "export", `${count} ${isCrm ? "CRM " : ""}${queryOf(filters)}`.trim());
      const leads = allLeads(outbox, search);
      return sendFile(reply, "leads.csv", isCrm ? crmLines(leads) : csvLines(leads, channels));
    }),
  );
  app.post(
    "/activity.csv",
    signedIn(({ words }, session, _, reply) => {
      claimFile(session, reply);
      return sendFile(reply, "activity.csv", activityCsv(outbox, words));
    }),
  );
  app.post(
    "/leads/mark",
    signedIn(async (_, session, request, reply) => {
      const form = formOf(request);
      const change = changeOf(form.get("action"));
      if (!change) throw missing();
      for (const id of form.getAll("id")) {
        const lead = await outbox.get(typedText(id));
        if (lead) await changeLead(operatorOf(session), change, lead);
      }
      const query = queryIn(request);
      query.set("did", change);
      return reply.redirect(`/leads?${query}`, 303);
    }),
  );
  app.post(
    "/spam/empty",
    signedIn(async (_, session, __, reply) => {
      const own: string[] = [];
      for await (const page of inPages(outbox.facts, { state: "spam" }))
        own.push(...page.map(({ id }) => id));
      await forget(operatorOf(session), { own, others: [] }, async () => {});
      return reply.redirect("/leads?state=spam&did=empty", 303);
    }),
  );
  app.post(
    "/leads/:id/:action",
    signedIn(async (shown, session, request, reply) => {
      const lead = await leadOf(request);
      const operator = operatorOf(session);
      const { action } = request.params;
      const form = formOf(request);
      const change = changeOf(action);
      if (change || action === "correct") {
        if (change) await changeLead(operator, change, lead);
        else
          await correctLead(operator, lead, form.get("part") ?? "", typedText(form.get("text") ?? "").trim());
        const query = queryIn(request);
        query.set("did", action);
        return reply.redirect(`/leads/${lead.id}?${query}`, 303);
      }
      const typed = addressOf(lead.person.email ?? "");
      const email = typed === addressOf(config.mailbox) ? "" : typed;
      const isAll = action === "copy" || form.get("all") === "yes";
      const found = await findPerson(operator, (isAll && email) || lead.id);
      if (action === "copy") {
        await outbox.noteAction({ at: now(), person: session.person, action, leadId: lead.id });
        reply.header("content-disposition", `attachment; filename="copy-${lead.id}.txt"`);
        reply.type("text/plain; charset=utf-8");
        return sendPieces(reply, personCopy(operator, found, copyLanguageOf(lead)));
      }
      if (action !== "erase") throw missing();
      const erased: ErasedLead[] = [];
      const result = await forget(operator, found, async (some) => void erased.push(...some));
      return send(reply, receiptPage(shown, { ...result, erased, others: found.others }));
    }),
  );
}
