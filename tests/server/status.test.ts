import { expect, it } from "vitest";
import { leadKinds } from "../../contract/kinds.ts";
import type { Outbox } from "../../leads/store/outbox.ts";
import { reasons } from "../../server/http/answers.ts";
import { startApp } from "../support/app.ts";
import { newLead } from "../support/leads.ts";
import { contactBody, metricsOf, post } from "../support/server.ts";

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString("base64")}`;

it("counts accepted and refused leads, and pending deliveries", async () => {
  await using app = await startApp();
  await post(app.url, contactBody());
  await post(app.url, "{");
  // WEBHOOK_URL was set once and is no more: what it has not taken would alarm for ever.
  await app.outbox.add(newLead({ channels: ["webhook"] }));
  const text = await metricsOf(app.url);
  expect(text).toContain('leads_accepted_total{kind="contact",state="kept"} 1');
  expect(text).toContain('leads_refused_total{reason="not_json"} 1');
  expect(text).toContain('deliveries_pending{channel="mail"} 1');
  expect(text).not.toContain("webhook");
  expect(text).toMatch(/deliveries_oldest_pending_seconds\{channel="mail"\} \d/);
  expect(text).toContain("accept_seconds_count 1");
});

it("starts every counter at 0, so that an alert on an increase sees the first event after a restart", async () => {
  await using app = await startApp({ WEBHOOK_URL: "https://example.com", WEBHOOK_SECRET });
  const text = await metricsOf(app.url);
  for (const kind of leadKinds)
    expect(text).toContain(`leads_accepted_total{kind="${kind}",state="quarantined"} 0`);
  for (const reason of reasons) expect(text).toContain(`leads_refused_total{reason="${reason}"} 0`);
  for (const channel of ["mail", "webhook"]) {
    expect(text).toContain(`deliveries_total{channel="${channel}",outcome="broken"} 0`);
    expect(text).toContain(`deliveries_held{channel="${channel}"} 0`);
  }
});

it("shows its counters while the store cannot be read, and does not count a failed scrape as a lost lead", async () => {
  let isAway = false;
  const wrap = (outbox: Outbox): Outbox => ({
    ...outbox,
    counts: () => (isAway ? Promise.reject(new Error("away")) : outbox.counts()),
    add: (lead) => (isAway ? Promise.reject(new TypeError("away")) : outbox.add(lead)),
  });
  await using app = await startApp({}, { wrap });
  await post(app.url, contactBody());
  const look = () => metricsOf(app.url);
  expect(await look()).toMatch(/^store_up 1$/m);
  isAway = true;
  await look();
  await post(app.url, contactBody({ subject: "Another" }));
  const text = await look();
  expect(text).toMatch(/^store_up 0$/m);
  expect(text).toMatch(/^leads_accepted_total\{.*\} 1$/m);
  expect(text.match(/^leads_refused_total.* [^0]$/gm)).toEqual(['leads_refused_total{reason="store"} 1']);
  expect(text).not.toMatch(/^deliveries_(pending|held|oldest)/m);
  // A fault without a code is told by its name.
  expect(app.lines.slice(1)).toEqual(["The store cannot keep a lead (TypeError); its sender was told."]);
  isAway = false;
});

it.each([
  ["once it is set", "a token of some length", [200, 401, 401]],
  ["to nobody while none is set", "", [403, 403, 403]],
])("shows its metrics by a token, %s", async (_, METRICS_TOKEN, statuses) => {
  await using app = await startApp({ METRICS_TOKEN });
  const ask = async (authorization: string) =>
    (await fetch(`${app.url}/metrics`, { headers: { authorization } })).status;
  const answers = [
    await ask("Bearer a token of some length"),
    await ask("Bearer another token"),
    await ask(""),
  ];
  expect(answers).toEqual(statuses);
});

it("answers /healthz always and /readyz only while the store can be written", async () => {
  let full = false;
  await using app = await startApp(
    {},
    {
      wrap: (outbox) => ({
        ...outbox,
        probe: () => (full ? Promise.reject(new Error("full")) : outbox.probe()),
      }),
      now: (() => {
        let time = 0;
        return () => (time += 60_000);
      })(),
    },
  );
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  full = true;
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
