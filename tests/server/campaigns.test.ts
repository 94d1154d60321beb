import { expect, it } from "vitest";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { createCampaigns } from "../../server/http/campaigns.ts";
import { freshDir, postForm, startSite } from "../support/server.ts";

const UTM = "utm_source=linkedin&utm_campaign=q4+banks";

it("carries a campaign through a click, a new tab and a form without scripts, and counts where it landed", async () => {
  await using server = await startSite();
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { redirect: "manual", headers });
    return [answer.status, answer.headers.get("location")];
  };
  const from = (path: string) => ({ referer: server.url + path });
  expect(await open(`/?${UTM}`, { referer: "https://www.linkedin.com/" })).toEqual([200, null]);
  const kept = [302, `/about?${UTM}`];
  expect(await open("/about", from(`/?${UTM}`))).toEqual(kept);
  expect(await open("/about?plan=x", from(`/?${UTM}`))).toEqual([302, `/about?plan=x&${UTM}`]);
  expect(await open(`/about?${UTM}`, from(`/?${UTM}`))).toEqual([200, null]);
  for (const headers of [{ referer: `https://evil.example/?${UTM}` }, from("/about"), {}])
    expect(await open("/about", headers)).toEqual([200, null]);
  expect((await open("/favicon.svg", from(`/?${UTM}`)))[0]).toBe(200);
  const form = { name: "Huda", email: "huda@example.com", company: "", subject: "Hi", message: "Hello." };
  expect((await postForm(server.url, form, from(`/contact?${UTM}`))).status).toBe(303);
  // Neither a reload, a prefetch nor a page of this site is a landing.
  await open(`/?${UTM}`, { "cache-control": "max-age=0" });
  await open(`/?${UTM}`, { "sec-purpose": "prefetch" });
  await server.stop();
  const [lead] = await server.storedLeads();
  expect(lead?.origin).toMatchObject({ page: "/contact", source: "linkedin", campaign: "q4 banks" });
  const store = await openSqlite(`${server.dir}/data`);
  const all = { from: "", to: "" };
  expect(await store.landings(all)).toEqual([{ campaign: "q4 banks", page: "/", count: 1 }]);
  const tomorrow = Date.now() + 2 * 24 * 3_600_000;
  await store.deleteExpired({ before: tomorrow, spamBefore: 0, now: tomorrow });
  expect(await store.landings(all)).toEqual([]);
  await store.close();
});

it("bounds the campaigns of a day, without control characters, and counts on from the store", async () => {
  const store = await openSqlite(freshDir());
  let now = Date.UTC(2026, 0, 9, 12);
  const campaigns = createCampaigns({ store, siteUrl: "", now: () => now, isPage: () => true });
  const open = (campaign: string) => {
    const request = { method: "GET", url: `/?utm_campaign=${campaign}`, headers: { host: "x" } };
    campaigns.answer(request as never, {} as never);
  };
  for (let count = 0; count < 500; count++) open(`${count}-${"x".repeat(200)}`);
  await campaigns.stop();
  now += 24 * 3_600_000;
  open("a%00b");
  await campaigns.stop();
  const [others, ...named] = await store.landings({ from: "2026-01-09", to: "2026-01-09" });
  expect(others).toEqual({ campaign: "", page: "/", count: 100 });
  expect(named).toHaveLength(400);
  expect(Math.max(...named.map(({ campaign }) => campaign.length))).toBe(200);
  const nextDay = [{ campaign: "ab", page: "/", count: 1 }];
  expect(await store.landings({ from: "2026-01-10", to: "" })).toEqual(nextDay);
  await store.close();
});
