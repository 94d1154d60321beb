import { once } from "node:events";
import { writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { site } from "../../settings/site.js";
import { burst } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { contactBody, metricsOf, post, postForm, startSite, WEBHOOK_SECRET } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

vi.setConfig({ testTimeout: 60_000 });
type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts an SMTP server that never answers a mail. */
async function startSilent() {
  const taken = Promise.withResolvers<void>();
  const onData = () => {
    taken.resolve();
    return new Promise<never>(() => {});
  };
  return { url: (await startSmtp({ onData })).url, taken: taken.promise };
}

/** Ends a server in a burst of posts; returns the exit code, when each post was stored, refused or cut. */
async function endInBurst(server: Site, end: () => unknown) {
  let isOver = false;
  const gone = once(server.child, "close");
  const running = burst(server.url, { count: 100_000, connections: 16, isOver: () => isOver });
  const accepted = async () => /^leads_accepted_total\{.*\} (\d\d)/m.exec(await metricsOf(server.url));
  await expect.poll(accepted).toBeTruthy();
  await end();
  isOver = true;
  const [sent, [code]] = await Promise.all([running, gone]);
  expect(sent.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([]);
  const ids = new Set((await server.storedLeads()).map(({ id }) => id));
  expect(sent.filter(({ status, id }) => status === 200 && !ids.has(id))).toEqual([]);
  return code;
}

it("answers accepted requests and cuts endless ones at SIGTERM", async () => {
  const server = await startSite();
  const half = net.connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => {});
  const head = `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
  half.write(`${head}\r\nContent-Length: 900\r\n\r\n{`);
  let stopped: Promise<number | null> | undefined;
  await endInBurst(server, () => {
    stopped = server.stop();
  });
  expect(await stopped).toBe(0);
});

it.concurrent("ends within ten seconds while the mail server and the webhook's receiver are silent", async () => {
  const smtp = await startSilent();
  const receiver = net.createServer((socket) => socket.on("error", () => {}));
  const WEBHOOK_URL = `http://127.0.0.1:${await listen(receiver)}/`;
  const hook = once(receiver, "connection");
  const server = await startSite({ SMTP_URL: smtp.url, WEBHOOK_URL, WEBHOOK_SECRET });
  expect((await server.post()).status).toBe(200);
  await Promise.all([hook, smtp.taken]);
  expect(await server.stop()).toBe(0);
  const deliveries = Array(2).fill({ state: "pending", attempts: 0 });
  expect(await server.storedLeads()).toMatchObject([{ deliveries }]);
  receiver.close();
});

it("resets no request on a keep-alive connection", async () => {
  const server = await startSite();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const broken: string[] = [];
  let [answered, isOver] = [0, false];
  /** Sends requests one after another; those on a new connection may find the server gone. */
  async function visit() {
    while (!isOver) {
      const request = http.get(`${server.url}/about`, { agent });
      const [response] = await once(request, "response").catch((error: NodeJS.ErrnoException) => {
        if (request.reusedSocket) broken.push(error.code ?? error.message);
        isOver = true;
        return [undefined];
      });
      if (!response) return;
      await once(response.resume(), "end");
      answered++;
    }
  }
  const visitors = Array.from({ length: 32 }, visit);
  await expect.poll(() => answered).toBeGreaterThan(500);
  expect(await server.stop()).toBe(0);
  await Promise.all(visitors);
  expect(broken).toEqual([]);
});

const fault = 'throw new TypeError(atob("TWFydmlu"))';
it("exits with 1 when the store's thread dies in a burst or an error is not caught, whose message is not logged", async () => {
  const dir = await makeSite();
  const sign = path.join(dir, "die");
  const hook = `import { existsSync } from "node:fs";
    import { isMainThread } from "node:worker_threads";
    process.on("SIGUSR2", () => { ${fault} });
    const look = () => { if (existsSync(${JSON.stringify(sign)})) ${fault}; };
    if (!isMainThread) setInterval(look, 10);`;
  const hooked = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
  for (const fail of [(server: Site) => server.child.kill("SIGUSR2"), () => writeFileSync(sign, "")]) {
    const server = await startSite(hooked, dir);
    const end = () => {
      fail(server);
      return once(server.child, "close");
    };
    expect(await endInBurst(server, end)).toBe(1);
    expect(server.output()).toContain("The server stops because of a fault: TypeError");
    expect(server.output()).not.toContain("Marvin");
  }
});

it("logs nothing that a visitor typed, no address and no password", async () => {
  const marker = "Marvin";
  const email = `${marker}@example.org`;
  const typed = { name: marker, email, message: `${marker} ${"says so. ".repeat(3)}` };
  const headers = { "x-forwarded-for": "198.51.100.77" };
  let attempts = 0;
  const refusals = [smtpError(451, `${email} is unknown`), smtpError(550, `no ${marker}`)];
  await using smtp = await startSmtp(
    { onData: () => refusals[attempts++ % 2] },
    {
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      onAuth: (_, __, done) => done(null, { user: "web" }),
    },
  );
  const env = {
    SMTP_URL: smtp.url.replace("//", "//web:hunter2@"),
    RATE_LIMIT: "6",
    TRUST_PROXY: "127.0.0.1",
  };
  const server = await startSite(env);
  for (let count = 0; count < 8; count++)
    await server.post({ ...typed, subject: `${marker} ${count}` }, headers);
  await post(server.url, { ...contactBody(typed), email: marker }, headers);
  await post(server.url, `{"${marker}`, headers);
  await postForm(server.url, { _form: "contact", ...typed, email: marker });
  await server.status(`/${marker}?email=${marker}`);
  const socket = net.connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end(`${marker} nonsense\r\n\r\n`);
  await once(socket.resume(), "close");
  await expect.poll(server.output).toMatch(/mail: lead (.*\n)+.*mail: lead /);
  await server.stop();
  for (const secret of [marker, "198.51.100.77", "hunter2"]) expect(server.output()).not.toContain(secret);
  expect(attempts).toBeGreaterThan(1);
});
