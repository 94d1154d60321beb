import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEND_TIMEOUT_MS } from "../../contract/limits.ts";
import { listen } from "../../tests/support/listen.ts";
import { sendLead } from "./send-lead.ts";

let server: Server | undefined;
beforeEach(() => {
  vi.stubGlobal("location", new URL("http://127.0.0.1/contact"));
  vi.stubGlobal("document", { referrer: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

/** A relay that answers with the status, or never when there is none. */
async function relay(status?: number) {
  const posts: { request: IncomingMessage; body: unknown }[] = [];
  server = createServer(async (request, response) => {
    posts.push({ request, body: await json(request) });
    server?.emit("posted");
    if (status) response.writeHead(status).end("this is not read");
  });
  return { url: `http://127.0.0.1:${await listen(server)}/ajax/info@example.com`, posts };
}

it("posts the body as JSON and treats an OK response as sent", async () => {
  const { url, posts } = await relay(200);
  expect(await sendLead(url, { name: "هدى", message: "a\nb" }, "")).toBe("sent");
  expect(posts).toHaveLength(1);
  expect(posts[0]?.request.headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(posts[0]?.body).toEqual({ name: "هدى", message: "a\nb" });
});

it.each([400, 422, 429, 500, 503])("treats a response of %i as refused", async (status) => {
  const { url } = await relay(status);
  expect(await sendLead(url, {}, "")).toBe("refused");
});

it("distinguishes a network failure from a refusal", async () => {
  const { url } = await relay(200);
  server?.close();
  await once(server as Server, "close");
  expect(await sendLead(url, {}, "")).toBe("unreachable");
});

it("times out after exactly the contract's limit", async () => {
  const { url } = await relay();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let result: string | undefined;
  const sent = sendLead(url, {}, "").then((end) => {
    result = end;
  });
  await once(server as Server, "posted");
  vi.advanceTimersByTime(SEND_TIMEOUT_MS - 1);
  expect(vi.getTimerCount()).toBe(1);
  expect(result).toBeUndefined();
  vi.advanceTimersByTime(1);
  await sent;
  expect(result).toBe("timeout");
});

it("posts although the browser says that it is offline, and only then believes it", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { url, posts } = await relay(200);
  expect(await sendLead(url, {}, "")).toBe("sent");
  expect(posts).toHaveLength(1);
  server?.close();
  server?.closeAllConnections();
  expect(await sendLead(url, {}, "")).toBe("offline");
});
