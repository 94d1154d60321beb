import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Delivered {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Starts a real receiver of webhooks; `statusOf` decides its answer to each. */
export async function startReceiver(statusOf: (index: number) => number = () => 200) {
  const taken: Delivered[] = [];
  const server = http.createServer(async (request, response) => {
    taken.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statusOf(taken.length - 1), { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  async function stop() {
    server.closeAllConnections();
    server.close();
  }
  return {
    taken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
