import { once } from "node:events";
import http from "node:http";
import { json } from "node:stream/consumers";
import { site } from "../../settings/site.js";
import { contactBody } from "./server.ts";

export interface Sent {
  /** A different one for each lead. */
  subject: string;
  /** HTTP status, or 0 when the connection broke. */
  status: number;
  id: string;
}

/** Does `work` for the numbers from 0 on, as often as `connections` at once. */
export async function inParallel(
  connections: number,
  count: number,
  work: (index: number) => Promise<unknown>,
) {
  let next = 0;
  const visit = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: connections }, visit));
}

/** Posts a lead with a third of the processor's time that `fetch` takes. */
async function postLead(url: string, agent: http.Agent, subject: string): Promise<Sent> {
  const headers = { "content-type": "application/json" };
  const request = http.request(`${url}/ajax/${site.mailbox}`, { method: "POST", agent, headers });
  // A server that is killed may cut the connection during its answer, too.
  request.on("error", () => {});
  request.end(JSON.stringify(contactBody({ subject })));
  try {
    const [response] = await once(request, "response");
    const { id = "" } = (await json(response)) as { id?: string };
    return { subject, status: response.statusCode, id };
  } catch {
    return { subject, status: 0, id: "" };
  }
}

/** Posts `count` different leads over `connections` at once; `isOver` ends it early. */
export async function burst(
  url: string,
  {
    count,
    connections,
    name = "burst",
    isOver = () => false,
  }: { count: number; connections: number; name?: string; isOver?: () => boolean },
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const agent = new http.Agent({ keepAlive: true });
  await inParallel(connections, count, async (index) => {
    if (!isOver()) sent.push(await postLead(url, agent, `${name} ${index}`));
  });
  agent.destroy();
  return sent;
}
