import { expect } from "vitest";
import { createDesk, type DeskOptions } from "../../desk/server.ts";
import { parseConfig } from "../../leads/config.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { freshDir } from "./server.ts";

/** Of `DESK_PEOPLE`. */
export const USER = "sales@example.com";

/** A browser without scripts that stays at one desk. */
export function visitorOf(url: string, given: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function send(target: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(url + target, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: cookie(), ...(form && { origin: url }), ...given, ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const [set] = response.headers.getSetCookie();
    for (const one of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    const { status, headers: answered } = response;
    const text = await response.text();
    expect(text).not.toContain("[object ");
    return { status, headers: answered, set: set ?? "", text };
  }
  return {
    get: (target: string) => send(target),
    post: send,
    /** Posts with the token of the page. */
    async act(target: string, more: Record<string, string> = {}) {
      const [, token = ""] = /name="token" value="([^"]+)"/.exec((await send("/")).text) ?? [];
      return send(target, { token, ...more });
    },
    cookie,
  };
}

/** Starts a desk in this process whose clock can be moved; codes are kept instead of mailed. */
export async function startDesk(given: Partial<DeskOptions> = {}) {
  let time = Date.now();
  const store = await openSqlite(freshDir());
  const codes: string[] = [];
  const lines: string[] = [];
  const app = createDesk({
    config: parseConfig({ DESK_PEOPLE: `${USER}, Legal@Example.com` }),
    store,
    sendCode: (_, code) => codes.push(code),
    log: (line) => lines.push(line),
    now: () => time,
    ...given,
  });
  const url = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  const close = async () => {
    await app.close();
    await store.close();
  };
  async function signIn(address = USER) {
    const visitor = visitorOf(url);
    await visitor.post("/sign-in", { address });
    await expect.poll(() => codes.length).toBeGreaterThan(0);
    const entered = await visitor.post("/code", { address, code: codes.pop() ?? "" });
    expect(entered.status).toBe(303);
    return { ...visitor, set: entered.set };
  }
  return {
    ...{ url, store, codes, lines, signIn, visitor: () => visitorOf(url) },
    pass: (ms: number) => {
      time += ms;
    },
    [Symbol.asyncDispose]: close,
  };
}
