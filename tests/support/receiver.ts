import http from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

export interface Delivered {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Starts a real receiver of webhooks; `statusOf` decides its answer to each. */
export async function startReceiver(statusOf: (index: number) => number | Promise<number> = () => 200) {
  const taken: Delivered[] = [];
  const server = http.createServer(async (request, response) => {
    taken.push({ path: request.url ?? "", headers: request.headers, body: await text(request) });
    response.writeHead(await statusOf(taken.length - 1), { location: "/elsewhere" }).end();
  });
  async function stop() {
    server.closeAllConnections();
    server.close();
  }
  return { taken, url: `http://127.0.0.1:${await listen(server)}/hook`, stop, [Symbol.asyncDispose]: stop };
}
