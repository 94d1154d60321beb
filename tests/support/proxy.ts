import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** The changes that a proxy makes to answers. */
export interface ProxyFaults {
  /** Changes each page, which then is not compressed. */
  rewrite?: (html: string) => string;
  /** A header to drop. */
  drop?: string;
}

/** Starts a proxy with TLS; `serve` sets the server behind it, and the faults may be changed at any time. */
export async function startProxy(certificate: { key: Buffer; cert: Buffer }) {
  let behind = "";
  const faults: ProxyFaults = {};
  const proxy = https.createServer(certificate, (request, response) => {
    const { method, headers } = request;
    const { rewrite, drop } = faults;
    const asked = http.request(`${behind}${request.url}`, {
      method,
      headers: { ...headers, ...(rewrite && { "accept-encoding": "identity" }) },
    });
    asked.on("response", async (answer) => {
      const given = { ...answer.headers };
      if (drop) delete given[drop];
      if (!rewrite || !given["content-type"]?.startsWith("text/html")) {
        answer.pipe(response.writeHead(answer.statusCode ?? 500, given));
        return;
      }
      delete given["content-length"];
      response.writeHead(answer.statusCode ?? 500, given).end(rewrite(await text(answer)));
    });
    request.pipe(asked);
  });
  const port = await listen(proxy);
  return {
    url: `https://127.0.0.1:${port}`,
    faults,
    serve: (url: string) => {
      behind = url;
    },
    [Symbol.dispose]() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
