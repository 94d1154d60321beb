import { afterAll, expect, it } from "vitest";
import { formPath } from "../../contract/form-paths.ts";
import { leadKinds, payloadOf } from "../../contract/kinds.ts";
import { languages, localPath } from "../../contract/language.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { samples } from "../../contract/samples.ts";
import { site } from "../../settings/site.js";
import { startReceiver } from "../support/receiver.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const smtp = await startSmtp();
const [hook, chat] = [await startReceiver(), await startReceiver()];
const dir = await makeSite();
const server = await startServer(dir, {
  SMTP_URL: smtp.url,
  WEBHOOK_URL: hook.url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  NOTIFY_URL: `slack:${chat.url}slack teams:${chat.url}teams ntfy:${chat.url}ntfy`,
});
afterAll(async () => {
  await server.stop();
  await Promise.all([smtp.stop(), hook.stop(), chat.stop()]);
});

const CAMPAIGN = "?utm_source=news&utm_medium=mail&utm_campaign=autumn&via=search.example";

const cases = leadKinds.flatMap((kind) =>
  languages.flatMap((language) => [true, false].map((scripts) => ({ kind, language, scripts }))),
);
type Case = (typeof cases)[number];

/** The sample answers, with words of their own, or a repeat would be the same lead. */
function answersOf({ kind, language, scripts }: Case): Record<string, unknown> {
  const word = `${language}.${scripts}`;
  const own = { name: `Huda ${word}`, email: `${word}@example.com` };
  return Object.fromEntries(
    Object.entries(samples[kind]).map(([name, value]) => [
      name,
      new Map(Object.entries(own)).get(name) ?? value,
    ]),
  );
}

/** Sends a form as its page does. */
async function send(one: Case) {
  const { kind, language, scripts } = one;
  const referer = `${server.url}${localPath(formPath[kind], language)}${CAMPAIGN}`;
  if (scripts) return post(server.url, payloadOf(kind, answersOf(one), site.mailbox), { referer });
  const form = new URLSearchParams({ _form: kind, _lang: language });
  for (const [name, value] of Object.entries(answersOf(one)))
    for (const each of [value].flat()) form.append(name, String(each));
  const headers = { referer, origin: server.url };
  return fetch(`${server.url}/${site.mailbox}`, { method: "POST", redirect: "manual", headers, body: form });
}

/** Returns what a case's lead has to say. */
function expected(one: Case) {
  const { companyName, mobileNumber, subject: _, useCases, ...same } = answersOf(one);
  const person = {
    ...same,
    ...(companyName !== undefined && { company: companyName, phone: mobileNumber }),
    ...(useCases !== undefined && { useCases: ["Account Takeover (ATO)", "Payment Abuse"] }),
  };
  const page = localPath(formPath[one.kind], one.language);
  return {
    person,
    origin: {
      page,
      language: one.language,
      via: "search.example",
      source: "news",
      medium: "mail",
      campaign: "autumn",
    },
  };
}

it("mail, webhook, list and CSV have each answer of each form, and where it came from", async () => {
  for (const one of cases) expect((await send(one)).status).toBe(one.scripts ? 200 : 303);
  await expect.poll(() => [hook.taken.length, smtp.mails.length]).toEqual([cases.length, cases.length]);
  const listed: { id: string }[] = JSON.parse((await leads(dir, ["list", "--json"])).stdout);
  const rows = (await leads(dir, ["export", "--format", "csv"])).stdout.split("\r\n");
  const columns = (rows[0] ?? "").slice(1).split(",");
  const mails = await smtp.parsed();
  for (const [index, one] of cases.entries()) {
    const lead = expected(one);
    const id = listed[index]?.id ?? "";
    expect(listed[index]).toMatchObject({ kind: one.kind, ...lead });
    const { data } = JSON.parse(hook.taken.find(({ body }) => body.includes(id))?.body ?? "");
    expect(data).toMatchObject({ id, ...lead });
    const mail = mails.find(({ text }) => text?.includes(id))?.text ?? "";
    for (const value of Object.values(lead.person).flat()) expect(mail).toContain(value);
    expect(mail).toContain(`Page: ${lead.origin.page} (${one.language === "en" ? "English" : "Arabic"})`);
    expect(mail).toContain("Came from: search.example\nCampaign: news / mail / autumn");
    const row = rows.find((each) => each.startsWith(id)) ?? "";
    const cells = [...row.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    // A number such as +971 is disarmed for spreadsheets.
    for (const [name, value] of Object.entries({ ...lead.person, ...lead.origin }))
      expect(cells[columns.indexOf(name)]?.replace(/^'/, "")).toBe([value].flat().join(", "));
  }
});

it("a chat gets form, country, page and id, and nothing that a visitor wrote", async () => {
  const about = chat.taken.length;
  const body = payloadOf("registration", { ...samples.registration, name: "Chat Person" }, site.mailbox);
  const headers = { referer: `${server.url}/ar/get-started?utm_source=secret-word` };
  const { id } = await (await post(server.url, body, headers)).json();
  await expect.poll(() => chat.taken.filter((taken) => taken.body.includes(id)).length).toBe(3);
  const lines = [
    "Registration for a demo",
    "Country: United Arab Emirates",
    "Page: /ar/get-started",
    `Lead ${id}`,
  ];
  const bodyOf = (service: string) =>
    chat.taken.find((taken) => taken.path.endsWith(service) && taken.body.includes(id))?.body ?? "";
  expect(JSON.parse(bodyOf("slack"))).toEqual({ text: lines.join("\n") });
  expect(bodyOf("ntfy")).toBe(lines.join("\n"));
  const { content } = JSON.parse(bodyOf("teams")).attachments[0];
  expect(content.body.map((block: { text: string }) => block.text)).toEqual(lines);

  const odd = { referer: `${server.url}/Huda-Sample-0501234567` };
  await post(server.url, contactBody({ name: "Odd Person", message: "Another message." }), odd);
  await expect.poll(() => chat.taken.length).toBe(about + 6);
  for (const taken of chat.taken)
    expect(taken.body).not.toMatch(/Huda|Person|Example Retail|example\.com|501234567|secret|\+971/);
});

it("is accepted without a referrer or with any other, which is cut and stored as text", async () => {
  const none = unknownOrigin;
  const hostile = "http://a/?utm_source=%0D%0ABcc:%20x&utm_campaign=<b>%00";
  for (const [referer, origin] of [
    ["", none],
    ["not an address", none],
    [
      `https://other.example/ar/x?via=${"v".repeat(5_000)}`,
      { ...none, page: "/ar/x", language: "ar", via: `${"v".repeat(199)}…` },
    ],
    [hostile, { ...none, page: "/", language: "en", source: "Bcc: x", campaign: "<b>" }],
  ] as const) {
    const body = contactBody({ message: `A message with ${referer.length} signs.` });
    const { id } = await (await post(server.url, body, referer ? { referer } : {})).json();
    expect(JSON.parse((await leads(dir, ["show", id])).stdout).origin).toEqual(origin);
  }
});
