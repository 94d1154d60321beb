import net from "node:net";
import { expect, it } from "vitest";
import { burst } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { leads, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const LEADS = 300;

it("a dead or hanging mail server costs no lead, and all are delivered once it is back", async () => {
  const dead = await startSmtp();
  await dead.stop();
  const mute = net.createServer((socket) => socket.on("error", () => {}));
  const muteUrl = `smtp://127.0.0.1:${await listen(mute)}`;
  const dir = await makeSite();
  await using server = await startServer(dir, { SMTP_URL: dead.url });
  const hanging = await startServer(await makeSite(), { SMTP_URL: muteUrl });
  for (const { url } of [server, hanging]) {
    const sent = await burst(url, { count: LEADS, connections: 8 });
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  }
  await hanging.stop("SIGKILL");
  mute.close();

  await using back = await startSmtp({}, {}, dead.port);
  expect((await leads(dir, ["retry"])).stdout).toMatch(
    /^\d+ deliveries are due now; mail waits until SMTP_URL is set\.$/m,
  );
  await expect.poll(() => back.mails.length, { timeout: 60_000 }).toBe(LEADS);
  const parsed = await back.parsed();
  expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(LEADS);
}, 120_000);
