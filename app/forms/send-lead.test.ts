import { once } from "node:events";
import { createServer, type Server } from "node:http";
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
  const posts: { headers: object; body: unknown }[] = [];
  server = createServer(async (request, response) => {
    posts.push({ headers: request.headers, body: await json(request) });
    server?.emit("posted");
    if (status) response.writeHead(status).end("this is not read");
  });
  return { url: `http://127.0.0.1:${await listen(server)}/ajax/info@example.com`, posts };
}

it("posts the body as JSON and treats an OK response as sent", async () => {
  const { url, posts } = await relay(200);
  const body = { name: "هدى", message: "a\nb" };
  expect(await sendLead(url, body, "")).toBe("sent");
  const headers = { "content-type": "application/json", accept: "application/json" };
  expect(posts).toEqual([{ body, headers: expect.objectContaining(headers) }]);
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
  const sent = sendLead(url, {}, "");
  await once(server as Server, "posted");
  vi.advanceTimersByTime(SEND_TIMEOUT_MS - 1);
  const waiting = new Promise((resolve) => setImmediate(resolve, "waiting"));
  expect(await Promise.race([sent, waiting])).toBe("waiting");
  vi.advanceTimersByTime(1);
  expect(await sent).toBe("timeout");
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
