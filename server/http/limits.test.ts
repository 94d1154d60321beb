import { expect, it } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { contactBody, post } from "../../tests/support/server.ts";

let count = 0;
const fresh = () => contactBody({ subject: `Subject ${++count}` });

it("lets an address post twenty times, tells it how long to wait, and lets others go on", async () => {
  const app = await startApp({ RATE_LIMIT: "20", TRUST_PROXY: "127.0.0.1" });
  const from = (address: string) => post(app.url, fresh(), { "x-forwarded-for": address });
  const statuses = [];
  for (let index = 0; index < 20; index++) statuses.push((await from("198.51.100.1")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await from("198.51.100.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("198.51.100.2")).status).toBe(200);
  expect((await fetch(`${app.url}/about`)).status).toBe(200);
  await app.close();
});

it("counts an IPv6 network as one visitor", async () => {
  const app = await startApp({ RATE_LIMIT: "1", TRUST_PROXY: "127.0.0.1" });
  const from = async (address: string) =>
    (await post(app.url, fresh(), { "x-forwarded-for": address })).status;
  expect(await from("2001:db8:1:2::1")).toBe(200);
  expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(200);
  await app.close();
});

it("believes no forwarded address from a peer that is no proxy of ours", async () => {
  const app = await startApp({ RATE_LIMIT: "1" });
  const from = async (address: string) =>
    (await post(app.url, fresh(), { "x-forwarded-for": address })).status;
  expect(await from("198.51.100.1")).toBe(200);
  expect(await from("198.51.100.2")).toBe(429);
  await app.close();
});

it("loses no lead when the limiter itself fails", async () => {
  class Broken {
    incr(): void {
      throw new Error("limiter down");
    }
    child() {
      return this;
    }
  }
  const app = await startApp({ RATE_LIMIT: "1" }, { limiterStore: Broken as never });
  expect((await post(app.url, fresh())).status).toBe(200);
  expect((await post(app.url, fresh())).status).toBe(200);
  await app.close();
});
