import { expect, it, vi } from "vitest";
import { deskWords } from "../../desk/words.ts";
import { parseConfig } from "../../leads/config.ts";
import { storeCode } from "../../leads/operations/sign-in-code.ts";
import { startDesk, USER, visitorOf } from "../support/desk.ts";

const HOUR = 3_600_000;

it("lets in who has the newest code, for twelve hours, until an hour without use or the sign-out", async () => {
  await using desk = await startDesk();
  const stranger = desk.visitor();
  for (const target of [
    "/",
    "/leads",
    "/statistics",
    "/activity",
    "/setup",
    "/papers/record.en.md",
    "/leads/1",
  ])
    expect((await stranger.get(target)).status).toBe(401);
  expect((await stranger.post("/leads.csv", {})).status).toBe(401);
  expect((await stranger.get("/leads/1")).text).toContain('name="to" value="/leads/1"');
  for (const [to, opened] of [
    ["/leads/1", "/leads/1"],
    ["//other.example", "/"],
  ] as const) {
    await stranger.post("/sign-in", { address: USER, to });
    const { headers } = await stranger.post("/code", { address: USER, to, code: desk.codes.at(-1) ?? "" });
    expect(headers.get("location")).toBe(opened);
  }
  const user = await desk.signIn(" Legal@example.com");
  expect(user.set).toMatch(/^desk=[\w-]{32}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect((await user.get("/")).text).toContain("legal@example.com");
  const stolen = visitorOf(desk.url, { cookie: user.cookie() });
  for (const from of ["same-site", "cross-site"]) {
    const { status, headers } = await user.post("/leads/1", undefined, { "sec-fetch-site": from });
    expect([status, headers.get("refresh")]).toEqual([401, "0;url=/leads/1?beyond="]);
  }
  const { headers } = await user.act("/sign-out");
  expect(headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect((await stolen.get("/")).status).toBe(401);
  const late = await desk.signIn();
  for (let half = 1; half <= 24; half++) {
    desk.pass(HOUR / 2);
    expect((await late.get("/")).status).toBe(half < 24 ? 200 : 401);
  }
  const idle = await desk.signIn();
  desk.pass(HOUR);
  expect((await idle.get("/")).status).toBe(401);
});

it("answers any address alike, and takes a code once, for ten minutes and five tries", async () => {
  await using desk = await startDesk();
  const visitor = desk.visitor();
  const ask = async (address: string) => {
    const { status, text } = await visitor.post("/sign-in", { address });
    return [status, text.replaceAll(address, "")];
  };
  expect(await ask(USER)).toEqual(await ask("nobody@example.com"));
  await expect.poll(() => desk.codes).toEqual([expect.stringMatching(/^\d{8}$/)]);
  const [code = ""] = desk.codes;
  const enter = async (typed: string, by = visitor) =>
    (await by.post("/code", { address: USER, code: typed })).status;
  const stranger = desk.visitor();
  for (let tries = 0; tries < 9; tries++) expect(await enter(code, stranger)).toBe(403);
  for (let tries = 0; tries < 4; tries++) expect(await enter("00000000")).toBe(403);
  expect(await enter(`${code.slice(0, 4)} ${code.slice(4)}`)).toBe(303);
  expect(await enter(code)).toBe(403);

  const next = async () => {
    await visitor.post("/sign-in", { address: USER });
    return desk.codes.at(-1) ?? "";
  };
  const old = await next();
  desk.pass(10 * 60_000);
  expect(await enter(old)).toBe(403);
  await visitor.post("/sign-in", { address: `\u200E${USER.toUpperCase()}. ` });
  expect(desk.codes).toHaveLength(3);
  const spent = await next();
  const guesses = await Promise.all(Array.from({ length: 9 }, (_, n) => enter(String(n).repeat(8))));
  expect(guesses).not.toContain(303);
  expect(await enter(spent)).toBe(403);
});

it("takes a code of the command line once, in the browser that tries it first, and five times", async () => {
  await using desk = await startDesk();
  const browser = () => {
    const visitor = desk.visitor();
    return async (code: string) => (await visitor.post("/code", { address: USER, code })).status;
  };
  const newCode = (age = 0) => storeCode(desk.store, USER, Date.now() - age);
  expect(await browser()(await newCode(11 * 60_000))).toBe(403);
  const code = await newCode();
  const statuses = await Promise.all(Array.from({ length: 8 }, () => browser()(code)));
  expect(statuses.sort()).toEqual([303, ...Array(7).fill(403)]);
  const [guesser, other] = [browser(), browser()];
  const guessed = await newCode();
  for (let tries = 0; tries < 5; tries++) expect(await guesser("1")).toBe(403);
  expect([await other(guessed), await guesser(guessed)]).toEqual([403, 403]);
  expect(desk.lines).toContain("A sign-in from 127.0.0.1 was refused: the code is wrong or no longer valid.");
});

it("counts a browser of the person apart from strangers, who cannot lock it out", async () => {
  const config = parseConfig({ DESK_PEOPLE: USER, TRUST_PROXY: "127.0.0.1" });
  await using desk = await startDesk({ config });
  const user = await desk.signIn();
  await user.act("/sign-out");
  const from = async (network: number, visitor = desk.visitor()) => {
    const headers = { "x-forwarded-for": `192.0.2.${network}` };
    return (await visitor.post("/sign-in", { address: USER }, headers)).status;
  };
  // The person asked once itself.
  for (let count = 0; count < 24; count++) expect(await from(count % 5)).toBe(200);
  expect(await from(9)).toBe(429);
  expect(await from(9, user)).toBe(200);
  const copied = visitorOf(desk.url, { cookie: "desk-asked=x;Domain=evil.example" });
  expect((await copied.post("/sign-in", { address: "x" })).set).toMatch(/^desk-asked=[\w-]{32}; Path=/);
});

it("mails strangers a hundred codes a day for a person, who still signs in with one of the command line", async () => {
  const config = parseConfig({ DESK_PEOPLE: USER, TRUST_PROXY: "127.0.0.1" });
  await using desk = await startDesk({ config });
  const user = await desk.signIn();
  let asked = 1;
  const ask = async (visitor = desk.visitor()) => {
    const headers = { "x-forwarded-for": `2001:db8:${asked++}::1` };
    return visitor.post("/sign-in", { address: USER }, headers);
  };
  for (let window = 0; window < 5; window++) {
    for (let count = 0; count < 25; count++) await ask();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
  }
  expect(desk.codes).toHaveLength(99);
  const other = desk.visitor();
  const refused = await ask(other);
  expect(refused.status).toBe(429);
  for (const part of [deskWords.en.codeDown, 'action="/code"']) expect(refused.text).toContain(part);
  const code = await storeCode(desk.store, USER, Date.now());
  expect((await other.post("/code", { address: USER, code })).status).toBe(303);
  expect((await ask(user)).status).toBe(200);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 86_400_000);
  expect((await ask()).status).toBe(200);
  vi.restoreAllMocks();
});
