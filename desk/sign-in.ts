import type { FastifyInstance, FastifyRequest } from "fastify";
import { EMAIL_MAX } from "../contract/limits.ts";
import { normalizeText } from "../contract/normalize.ts";
import { visitorKeyOf } from "../leads/guard/client-ip.ts";
import { createRateLimit } from "../leads/guard/rate-limit.ts";
import { html } from "../leads/html.ts";
import { createCodes } from "../leads/operations/sign-in-code.ts";
import { emailKey } from "../leads/text.ts";
import { hidden, page, refusal, type View } from "./page.ts";
import { formOf } from "./routes.ts";
import type { Desk } from "./server.ts";

/**
 * In ten minutes: posts to sign in from a network, and codes for a user asked from a network. A browser in which the user
 * has signed in before has counters of its own, which strangers cannot use up.
 */
const [POSTS_PER_TEN_MINUTES, CODES_PER_TEN_MINUTES] = [60, 5];

/** Returns the lead that a link in a mail led to, or the first page. */
const safeTarget = (to: string | null) => (/^\/leads\/[\w-]+$/.test(to ?? "") ? String(to) : "/");

export function signInPage(view: View): string {
  const { signIn, signInText, email, sendCode } = view.words;
  return page(
    view,
    signIn,
    html`<p>${signInText}</p><form method="post" action="/sign-in" class="narrow">${hidden({ to: safeTarget(view.path) })}<label>${email}<input name="address" inputmode="email" autocapitalize="none" autocomplete="email" required autofocus dir="ltr"></label><button>${sendCode}</button></form>`,
  );
}

function codePage(view: View, { email, to }: Record<"email" | "to", string>, isWrong = false): string {
  const isMailDown = !view.hasMail || view.failing.includes("mail");
  const { codeDown, codeText, wrongCode, code, signIn, sendAgain } = view.words;
  return page(
    view,
    code,
    html`<p>${isMailDown ? html`<b>${codeDown}</b>` : codeText}</p>${isWrong && html`<p id="wrong" role="alert"><b>${wrongCode}</b></p>`}<form method="post" action="/code" class="narrow">${hidden({ address: email, to })}<label>${code}<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus dir="ltr"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}></label><button>${signIn}</button></form><form method="post" action="/sign-in">${hidden({ address: email, to })}<button>${sendAgain}</button></form>`,
  );
}

export function addSignIn(app: FastifyInstance, desk: Desk) {
  const { config, store, sessions, sendCode, log, now, viewOf, send } = desk;
  const codes = createCodes(store, config.desk.users, now);
  const countPosts = createRateLimit(POSTS_PER_TEN_MINUTES);
  const countCodes = createRateLimit(CODES_PER_TEN_MINUTES);

  /** Says in the log from where a sign-in was refused; the address that was typed may be anybody's. */
  const logRefusal = ({ raw }: FastifyRequest, why: string) =>
    log(`A sign-in from ${visitorKeyOf(raw, config.trustProxy)} was refused: ${why}.`);

  /** Counts something under a key; refuses the request when there is too much of it. */
  function enforceLimit(count: typeof countPosts, key: string, request: FastifyRequest) {
    const limited = count(key);
    if (limited && !limited.isFlood) logRefusal(request, "too many tries");
    if (limited) throw refusal("rate", 429);
  }

  function read(request: FastifyRequest) {
    const email = emailKey(normalizeText(formOf(request).get("address") ?? "")).slice(0, EMAIL_MAX);
    const { browser, set } = sessions.browserOf(request.raw);
    const isKnown = codes.isKnown(email, browser);
    const sender = isKnown ? browser : visitorKeyOf(request.raw, config.trustProxy);
    enforceLimit(countPosts, sender, request);
    return { email, browser, set, isKnown, sender, to: safeTarget(formOf(request).get("to")) };
  }

  app.post("/sign-in", (request, reply) => {
    const view = viewOf(request);
    const { email, browser, set, isKnown, sender, to } = read(request);
    enforceLimit(countCodes, `${email} ${sender}`, request);
    const isSpent = !isKnown && codes.isOverLimit(email);
    const code = isSpent ? undefined : codes.create(email, browser);
    if (code) sendCode(email, code, view.language);
    if (isSpent) logRefusal(request, "too many codes for one user");
    reply.code(isSpent ? 429 : 200).header("set-cookie", set);
    return send(reply, codePage(isSpent ? { ...view, hasMail: false } : view, { email, to }));
  });
  // A phone may load the page of the code again.
  for (const path of ["/sign-in", "/code"]) app.get(path, (_, reply) => reply.redirect("/", 303));
  app.post("/code", async (request, reply) => {
    const { email, browser, set, to } = read(request);
    if (!(await codes.check(email, browser, formOf(request).get("code") ?? ""))) {
      logRefusal(request, "the code is wrong or no longer valid");
      reply.code(403).header("set-cookie", set);
      return send(reply, codePage(viewOf(request), { email, to }, true));
    }
    await store.logAction({ user: email, action: "sign-in", leadId: "" });
    return reply.header("set-cookie", [sessions.begin(request.raw, email), set]).redirect(to, 303);
  });
}
