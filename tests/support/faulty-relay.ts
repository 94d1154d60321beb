import { once } from "node:events";
import { createServer, request } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** The answer of a faulty relay to a post. */
type Fault = "hang" | "hang up" | number;

/**
 * The site with a relay in trouble: pages come from the real server, posts meet the fault.
 * `posted` waits for the next post; a hanging one is answered with `release`.
 */
export async function startFaultyRelay(site: string, fault: Fault) {
  /** The bodies of the posts. */
  const posts: unknown[] = [];
  const waiting: ((status: number) => void)[] = [];
  const server = createServer(async (incoming, answer) => {
    if (incoming.method !== "POST") {
      const { url = "/", method, headers } = incoming;
      request(new URL(url, site), { method, headers: { ...headers, host: new URL(site).host } }, (page) => {
        answer.writeHead(page.statusCode ?? 500, page.headers);
        page.pipe(answer);
      }).end();
      return;
    }
    posts.push(await json(incoming));
    if (fault === "hang") waiting.push((status) => answer.writeHead(status).end());
    else if (fault === "hang up") incoming.socket.destroy();
    else answer.writeHead(fault).end();
    server.emit("posted");
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    posts,
    async posted() {
      if (posts.length === 0) await once(server, "posted");
    },
    release: (status: number) => waiting.shift()?.(status),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
