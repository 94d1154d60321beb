import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageNames, languages } from "../contract/language.ts";
import { normalizeText } from "../contract/normalize.ts";
import { crmLines, csvLines } from "../leads/csv.ts";
import { documentNames, documentPage, writeDocument } from "../leads/data-protection/documents.ts";
import { officeDay } from "../leads/days.ts";
import { leadChannels } from "../leads/delivery/channels.ts";
import { errorCode } from "../leads/error.ts";
import { type Checklist, siteChecklist } from "../leads/go-live-checklist.ts";
import { html } from "../leads/html.ts";
import type { StoredLead } from "../leads/lead.ts";
import { changeLead, changes, correctLead } from "../leads/operations/change.ts";
import { personCopy } from "../leads/operations/copy.ts";
import { eraseLeads } from "../leads/operations/erase.ts";
import { emailOf, findPerson } from "../leads/operations/find.ts";
import { countLeads } from "../leads/statistics.ts";
import { allLeads, type DeletedLead, inBatches, type Search } from "../leads/store/store.ts";
import { site } from "../settings/site.js";
import { activityCsv, activityPage } from "./activity-page.ts";
import { type Filters, isOldestFirst, queryOf, readFilters, searchOf } from "./filters.ts";
import { leadPage, receiptPage } from "./lead-page.ts";
import { COUNT_MAX, leadsPage, PAGE_SIZE } from "./leads-page.ts";
import { page, refusal, type SignedIn, type View } from "./page.ts";
import type { Desk } from "./server.ts";
import type { Session } from "./sessions.ts";
import { statisticsCsv, statisticsPage } from "./statistics-page.ts";

export type DeskRequest = FastifyRequest<{ Params: { id: string; action: string } }>;
/** Handles a request of a user who is signed in. A text that it returns is sent as a page. */
export type Handler = (view: SignedIn, request: DeskRequest, reply: FastifyReply) => unknown;

/** Lists what is to be done before going live, and the data-protection documents. */
function setupPage(view: View, checklist: Checklist): string {
  const { words, language } = view;
  const list = checklist.map(
    ({ isOpen, [language]: text }) =>
      html`<dt>${isOpen ? html`<b>${words.open}</b>` : words.done}</dt><dd>${text}</dd>`,
  );
  const documents = documentNames.map((name) => {
    const links = languages.flatMap((one) =>
      Object.entries({ html: "HTML", md: "Markdown" }).map(
        ([end, kind]) =>
          html`<a href="/papers/${name}.${one}.${end}">${languageNames[one]}${words.comma}${kind}</a> `,
      ),
    );
    return html`<dt>${words[`document.${name}`]}</dt><dd><div>${links}</div></dd>`;
  });
  return page(
    view,
    words.setup,
    html`<h2>${words.beforeLive}</h2><dl>${list}</dl><h2>${words.documents}</h2><dl>${documents}</dl>`,
  );
}

const queryIn = ({ url }: FastifyRequest) => new URLSearchParams(url.split("?")[1]);
const filtersOf = (request: FastifyRequest) => readFilters(queryIn(request));
const changeOf = (name: string | null) => changes.find((one) => one === name);

export const formOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

export function addRoutes(app: FastifyInstance, { config, store, now, log, requireSignIn }: Desk) {
  const channels = leadChannels(config);
  const exporting = new WeakSet<Session>();
  const get = (path: string, answer: Handler) => app.get(path, requireSignIn(answer));
  const post = (path: string, answer: Handler) => app.post(path, requireSignIn(answer));
  const operatorOf = ({ session }: SignedIn) => ({ config, store, user: session.user });
  const logAction = ({ session: { user } }: SignedIn, action: string, leadId: string, detail?: string) =>
    store.logAction({ user, action, leadId, ...(detail && { detail }) });

  async function requestedLead({ params }: DeskRequest): Promise<StoredLead> {
    const lead = await store.get(normalizeText(params.id));
    if (!lead) throw refusal("missing", 404);
    return lead;
  }

  /** Lets a session have one long file at a time, as each reads the whole store. */
  function claimExport({ session }: SignedIn, reply: FastifyReply) {
    if (exporting.has(session)) throw refusal("export", 429);
    exporting.add(session);
    reply.raw.once("close", () => exporting.delete(session));
  }
  /** Sends a file as it is read. As bytes: Node's pipe may stall on strings beyond ASCII when the reader is slow. */
  function sendFile(reply: FastifyReply, name: string, type: string, pieces: AsyncIterable<string>) {
    reply.header("content-disposition", `attachment; filename="${name}"`).type(`${type}; charset=utf-8`);
    const bytes = Readable.from(pieces).map((piece: string) => Buffer.from(piece));
    return reply.send(bytes.on("error", (error) => log(`A long answer failed (${errorCode(error)}).`)));
  }

  async function list(view: SignedIn, filters: Filters) {
    const search = searchOf(filters, channels);
    // In one batch, which the longest fit: a search reads all texts each time.
    const leads = await store.leads({ ...search, limit: PAGE_SIZE + 1 });
    const isWhole = leads.length <= PAGE_SIZE && !filters.beyond;
    const all = isWhole ? leads : await store.summaries({ ...search, cursor: "", limit: COUNT_MAX });
    return leadsPage(view, { all, leads, filters, channels, now: now() });
  }
  get("/", (view, request) => list(view, { ...filtersOf(request), state: "new" }));
  get("/leads", (view, request) => list(view, filtersOf(request)));
  async function count(filters: Filters) {
    const { since, until } = searchOf(filters, channels);
    return countLeads(inBatches(store.summaries, { since, until }), await store.landings(filters));
  }
  get("/statistics", async (view, request) => {
    const filters = filtersOf(request);
    return statisticsPage(view, await count(filters), filters, now());
  });
  post("/statistics.csv", async (view, request, reply) => {
    const filters = filtersOf(request);
    const name = ["statistics", filters.from, filters.to].filter(Boolean).join("-");
    const lines = statisticsCsv(await count(filters), view.words, filters);
    return sendFile(reply, `${name}.csv`, "text/csv", lines);
  });
  get("/activity", (view, request) => activityPage(view, store, filtersOf(request)));
  get("/setup", async (view) => setupPage(view, await siteChecklist(site, { config, store })));
  get("/papers/:id", (_, { params }, reply) => {
    const [name, language, kind] = params.id.split(".");
    const found = documentNames.find((one) => one === name);
    const reader = languages.find((one) => one === language);
    if (!found || !reader) throw refusal("missing", 404);
    const text = writeDocument(found, reader, config, now());
    if (kind === "html") return documentPage(text, reader);
    reply.header("content-disposition", `attachment; filename="${found}.${reader}.md"`);
    return reply.type("text/markdown; charset=utf-8").send(text);
  });
  get("/leads/:id", async (view, request) => {
    const lead = await requestedLead(request);
    const filters = filtersOf(request);
    const search = searchOf(filters, channels);
    const beside = async (order: NonNullable<Search["order"]>) =>
      (await store.leads({ ...search, order, cursor: lead.id, limit: 1 }))[0]?.id;
    const [newer, older] = [await beside("oldest"), await beside("newest")];
    const [previous, next] = isOldestFirst(filters) ? [older, newer] : [newer, older];
    const email = emailOf(lead, config.mailbox);
    // A number is found however it was typed, an email only as it is.
    const person = email ? `"${email}"` : lead.person.phone;
    const same = person ? await store.summaries({ text: person, state: "notSpam", limit: PAGE_SIZE }) : [];
    return leadPage(view, { lead, channels, query: queryOf(filters), previous, next, person, same });
  });

  post("/leads.csv", async (view, request, reply) => {
    const filters = { ...filtersOf(request), beyond: "" };
    const isCrm = formOf(request).get("format") === "crm";
    const search = searchOf(filters, channels);
    if (isCrm && !filters.state) search.state = "active";
    claimExport(view, reply);
    let count = 0;
    for await (const batch of inBatches(store.summaries, search)) count += batch.length;
    // Without the search text, which may be a person's: an erasure could not find it here.
    const kept = queryOf(filters, { q: "" });
    await logAction(view, "export", "", `${count} ${isCrm ? "CRM " : ""}${kept}`.trim());
    const leads = allLeads(store, search);
    const [name, lines] = isCrm ? ["leads-crm", crmLines(leads)] : ["leads", csvLines(leads, channels)];
    return sendFile(reply, `${name}-${officeDay(now())}.csv`, "text/csv", lines);
  });
  post("/activity.csv", (view, request, reply) => {
    claimExport(view, reply);
    const lines = activityCsv(store, view.words, filtersOf(request).action);
    return sendFile(reply, `activity-${officeDay(now())}.csv`, "text/csv", lines);
  });

  /** Goes to a page with the filters of this one, which says what was done. */
  function redirectTo(request: FastifyRequest, reply: FastifyReply, path: string, did?: string) {
    const query = queryIn(request);
    if (did) query.set("did", did);
    return reply.redirect(`${path}?${query}`, 303);
  }
  post("/leads/mark", async (view, request, reply) => {
    const form = formOf(request);
    const change = changeOf(form.get("action"));
    if (!change) throw refusal("missing", 404);
    const ids = form.getAll("id");
    let count = 0;
    for (const id of ids) if (await changeLead(operatorOf(view), change, normalizeText(id))) count++;
    return redirectTo(request, reply, "/leads", ids.length > 0 ? `${change}.${count}` : "nothing");
  });
  post("/spam/empty", async (view, _, reply) => {
    const ids: string[] = [];
    for await (const spam of inBatches(store.summaries, { state: "spam" }))
      ids.push(...spam.filter(({ restricted }) => !restricted).map(({ id }) => id));
    await eraseLeads(operatorOf(view), { ids }, async () => {});
    return reply.redirect("/leads?state=spam&did=empty", 303);
  });
  post("/leads/:id/correct", async (view, request, reply) => {
    const { token: _, ...answers } = Object.fromEntries(formOf(request));
    const trimmed = Object.entries(answers).map(([part, text]): [string, string] => [part, text.trim()]);
    await correctLead(operatorOf(view), await requestedLead(request), trimmed);
    return redirectTo(request, reply, `/leads/${request.params.id}`, "correct");
  });
  post("/leads/:id/:action", async (view, request, reply) => {
    const [lead, operator, { action }] = [await requestedLead(request), operatorOf(view), request.params];
    const change = changeOf(action);
    if (change) {
      const isChanged = await changeLead(operator, change, lead.id);
      return redirectTo(request, reply, `/leads/${lead.id}`, isChanged ? change : undefined);
    }
    const email = emailOf(lead, config.mailbox);
    const isAll = action === "copy" || formOf(request).get("all") === "yes";
    const found = await findPerson(operator, (isAll && email) || lead.id);
    if (action === "copy") {
      await logAction(view, action, lead.id);
      const asked = formOf(request).get("language");
      const reader = languages.find((one) => one === asked) ?? "en";
      const name = `copy-${lead.id}.${reader}.txt`;
      return sendFile(reply, name, "text/plain", personCopy(operator, found, reader));
    }
    if (action !== "erase") throw refusal("missing", 404);
    const erased: DeletedLead[] = [];
    const result = await eraseLeads(operator, found, async (some) => void erased.push(...some));
    return receiptPage(view, { ...result, erased, others: found.mentioningIds });
  });
}
