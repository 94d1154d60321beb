import { createServer } from "node:http";
import { listen } from "./listen.ts";

/** The query of an address in a newsletter, and what it says. */
export const campaign = { utm_source: "news", utm_medium: "mail", utm_campaign: "autumn" };

/** Starts another site, at another port of this machine, whose only page links to an address. */
export async function startOtherSite(address: string) {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><title>Other</title><a href="${address.replaceAll("&", "&amp;")}">A link</a>`,
    );
  });
  const host = `127.0.0.1:${await listen(server)}`;
  return {
    host,
    url: `http://${host}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
