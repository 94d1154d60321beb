import { expect, it } from "vitest";
import { leadKinds } from "../../contract/kinds.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import type { LeadStore } from "../../leads/store/store.ts";
import { reasons } from "../../server/http/refusals.ts";
import { fastClock, startApp } from "../support/app.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, METRICS_TOKEN, metricsOf, post, WEBHOOK_SECRET } from "../support/server.ts";

it("counts accepted and refused leads, and pending deliveries", async () => {
  await using app = await startApp();
  await app.post();
  await post(app.url, "{");
  // WEBHOOK_URL was set once and is no more: what it has not taken would alarm for ever.
  await app.store.add(newLead({ channels: ["webhook"] }));
  const text = await metricsOf(app.url);
  for (const line of [
    'leads_accepted_total{kind="contact",state="kept"} 1',
    'leads_refused_total{reason="not_json"} 1',
    'deliveries_pending{channel="mail"} 1',
    "accept_seconds_count 1",
  ])
    expect(text).toContain(line);
  expect(text).not.toContain("webhook");
  expect(text).toMatch(/deliveries_oldest_pending_seconds\{channel="mail"\} \d/);
});

it("starts every counter at 0, so that an alert on an increase sees the first event after a restart", async () => {
  await using app = await startApp({ WEBHOOK_URL: "https://example.com", WEBHOOK_SECRET });
  const text = await metricsOf(app.url);
  for (const counter of [
    ...leadKinds.map((kind) => `leads_accepted_total{kind="${kind}",state="spam"}`),
    ...reasons.map((reason) => `leads_refused_total{reason="${reason}"}`),
    ...["mail", "webhook"].flatMap((channel) => [
      `deliveries_total{channel="${channel}",outcome="broken"}`,
      `deliveries_failed{channel="${channel}"}`,
    ]),
  ])
    expect(text).toContain(`${counter} 0`);
});

it("shows its counters while the store cannot be read, and does not count a failed scrape as a lost lead", async () => {
  const is = { away: false };
  const unlessAway = <T>(answer: () => Promise<T>) =>
    is.away ? Promise.reject(new TypeError("away")) : answer();
  const opened = await openSqlite(freshDir());
  const store: LeadStore = {
    ...opened,
    queueStats: () => unlessAway(opened.queueStats),
    add: (lead) => unlessAway(() => opened.add(lead)),
    probe: () => unlessAway(opened.probe),
  };
  await using app = await startApp({}, { store, now: fastClock() });
  const { status } = app;
  await app.post();
  expect(await metricsOf(app.url)).toMatch(/^store_up 1$/m);
  expect([await status("/readyz"), await status("/healthz")]).toEqual([200, 200]);
  is.away = true;
  expect([await status("/readyz"), await status("/healthz")]).toEqual([503, 200]);
  await metricsOf(app.url);
  await app.post({ subject: "Another" });
  const text = await metricsOf(app.url);
  expect(text).toMatch(/^store_up 0$/m);
  expect(text).toMatch(/^leads_accepted_total\{.*\} 1$/m);
  expect(text.match(/^leads_refused_total.* [^0]$/gm)).toEqual(['leads_refused_total{reason="store"} 1']);
  expect(text).not.toMatch(/^deliveries_(pending|failed|oldest)/m);
  // A fault without a code is logged by its name.
  expect(app.lines.slice(1)).toEqual(["The store cannot keep a lead (TypeError); its sender was told."]);
  is.away = false;
});

it.each([
  ["once it is set", METRICS_TOKEN, [200, 401, 401]],
  ["to nobody while none is set", "", [403, 403, 403]],
])("shows its metrics by a token, %s", async (_, token, expected) => {
  await using app = await startApp({ METRICS_TOKEN: token });
  const statuses: number[] = [];
  for (const authorization of [`Bearer ${METRICS_TOKEN}`, "Bearer another token", ""])
    statuses.push((await fetch(`${app.url}/metrics`, { headers: { authorization } })).status);
  expect(statuses).toEqual(expected);
});
