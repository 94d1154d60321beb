import net from "node:net";
import { expect, it } from "vitest";
import { burst, quantile } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { leads, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const LEADS = 300;
const TURNS = 5;
/** With a dead mail server visitors may wait at most twice as long as with a live one. */
const NOTICED = 2;

const median = (values: number[]) => quantile(values, 0.5);

it("a dead or hanging mail server does not slow visitors, and all leads are delivered once it is back", async () => {
  const [live, dead] = [await startSmtp(), await startSmtp()];
  await dead.stop();
  const mute = net.createServer((socket) => socket.on("error", () => {}));
  const muteUrl = `smtp://127.0.0.1:${await listen(mute)}`;
  const dir = await makeSite();
  const alive = await startServer(await makeSite(), { SMTP_URL: live.url });
  await using server = await startServer(dir, { SMTP_URL: dead.url });
  const hanging = await startServer(await makeSite(), { SMTP_URL: muteUrl });

  async function p99(url: string, turn: number): Promise<number> {
    const sent = await burst(url, { count: LEADS / TURNS, connections: 8, name: `turn ${turn}` });
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    return quantile(
      sent.map(({ ms }) => ms),
      0.99,
    );
  }
  // All three at once, so that other work on the machine slows them alike.
  const turns: [number, number, number][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push(await Promise.all([p99(alive.url, turn), p99(server.url, turn), p99(hanging.url, turn)]));
  }
  const withDead = median(turns.map(([up, down]) => down / up));
  const withHanging = median(turns.map(([up, , hung]) => hung / up));
  console.log(
    `p99 against a live mail server: dead ${withDead.toFixed(2)}x, hanging ${withHanging.toFixed(2)}x`,
  );
  expect(withDead).toBeLessThan(NOTICED);
  expect(withHanging).toBeLessThan(NOTICED);
  await hanging.stop("SIGKILL");
  mute.close();
  await alive.stop();
  await live.stop();

  await using back = await startSmtp({}, {}, dead.port);
  expect((await leads(dir, ["retry"])).stdout).toMatch(
    /^\d+ deliveries are due now; mail waits until SMTP_URL is set\.$/m,
  );
  await expect.poll(() => back.mails.length, { timeout: 60_000 }).toBe(LEADS);
  const parsed = await back.parsed();
  expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(LEADS);
}, 120_000);
