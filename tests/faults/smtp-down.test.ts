import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { burst, quantile } from "../support/burst.ts";
import { leads, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const LEADS = 300;
/** Half of what the mail channel itself waits for a mute peer; the bench compares the times exactly. */
const NOTICED_MS = 2_500;

async function p99(url: string): Promise<number> {
  const sent = await burst(url, { count: LEADS, connections: 8 });
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  return quantile(
    sent.map(({ ms }) => ms),
    0.99,
  );
}

it("visitors notice nothing of a dead or hanging mail server, and all is delivered once it is back", async () => {
  const smtp = await startSmtp();
  const alive = await startServer(await makeSite(), { SMTP_URL: smtp.url });
  const withMail = await p99(alive.url);
  await alive.stop();
  await smtp.stop();

  const dir = await makeSite();
  const server = await startServer(dir, { SMTP_URL: smtp.url });
  const withoutMail = await p99(server.url);

  const mute = net.createServer((socket) => socket.on("error", () => {}));
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  const hangingUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const hanging = await startServer(await makeSite(), { SMTP_URL: hangingUrl });
  const withHanging = await p99(hanging.url);
  await hanging.stop("SIGKILL");
  mute.close();

  console.log(
    `p99: alive ${withMail.toFixed(1)} ms, dead ${withoutMail.toFixed(1)} ms, hanging ${withHanging.toFixed(1)} ms`,
  );
  expect(withoutMail).toBeLessThan(NOTICED_MS);
  expect(withHanging).toBeLessThan(NOTICED_MS);

  const back = await startSmtp({}, {}, smtp.port);
  expect((await leads(dir, ["retry"])).stdout).toMatch(/^\d+ deliveries will be tried now\.$/m);
  await expect.poll(() => back.mails.length, { timeout: 30_000 }).toBe(LEADS);
  const parsed = await back.parsed();
  expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(LEADS);
  await server.stop();
  await back.stop();
}, 60_000);
