import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, it } from "vitest";
import { site } from "../../settings/site.js";
import { burst } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { contactBody, freshDir, leads, mainFile, post, postForm, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

it("SIGTERM answers accepted requests, cuts endless ones, and exits with 0", async () => {
  const dir = await makeSite();
  const server = await startServer(dir);
  const { hostname, port } = new URL(server.url);
  const half = net.connect(Number(port), hostname);
  half.on("error", () => {});
  half.write(
    `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  );
  let isOver = false;
  const running = burst(server.url, { count: 100_000, connections: 16, isOver: () => isOver });
  await expect.poll(async () => (await leads(dir, ["list"])).stdout.length).toBeGreaterThan(500);
  const start = performance.now();
  const stopped = server.stop("SIGTERM");
  isOver = true;
  const sent = await running;
  expect(await stopped).toBe(0);
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(sent.filter(({ status }) => ![0, 200].includes(status))).toEqual([]);
  const kept: { id: string }[] = JSON.parse((await leads(dir, ["export"])).stdout);
  const ids = new Set(kept.map(({ id }) => id));
  expect(sent.filter(({ status, id }) => status === 200 && !ids.has(id))).toEqual([]);
}, 30_000);

const garbled = freshDir();
writeFileSync(path.join(garbled, "server.lock"), "no database ".repeat(400));

it.each([
  ["a bad port", { PORT: "web" }, /^PORT must be a whole number from 0 to 65535, not "web"\.\n$/],
  ["a bad SMTP_URL", { SMTP_URL: "mail.example.com" }, /^SMTP_URL must be an address that starts with smtp/],
  ["a dead database", { DATABASE_URL: "postgres://leads@127.0.0.1:1/x" }, /^DATABASE_URL cannot be used/],
  [
    "a data directory below a file",
    { DATA_DIR: import.meta.filename },
    /^DATA_DIR \S+ cannot be used: file already exists \(EEXIST\)\.\n$/,
  ],
  [
    "a data directory that cannot be made",
    { DATA_DIR: "/proc/x" },
    /^DATA_DIR \/proc\/x cannot be used: .+\.\n$/,
  ],
  [
    "a data directory below a missing process",
    { DATA_DIR: "/proc/0/data/x" },
    /^DATA_DIR \S+ cannot be used: no such file or directory \(ENOENT\)\.\n$/,
  ],
  [
    "a file that is no lock",
    { DATA_DIR: garbled },
    /^DATA_DIR \S+ cannot be used: file is not a database\.\n$/,
  ],
  [
    "an address of another machine",
    { HOST: "192.0.2.1" },
    /^HOST 192\.0\.2\.1 cannot be used: EADDRNOTAVAIL\.\n$/,
  ],
])("the start fails with one sentence on %s", async (_, env, sentence) => {
  const failed = await startServer(await makeSite(), env).catch((error: Error) => error.message);
  expect(String(failed).replace(/^ended with 1: /, "")).toMatch(sentence);
});

const nobody =
  process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
const asNobody = (...args: string[]) => {
  const [file = "", ...rest] = [...nobody, process.execPath, ...args];
  return spawnSync(file, rest, { cwd: "/", env: { DATA_DIR: "/" }, encoding: "utf8" });
};

it.skipIf(asNobody("--version").status !== 0)("the start names a folder of another account as such", () => {
  expect(asNobody(mainFile).stderr).toMatch(
    /^DATA_DIR \/ cannot be used: permission denied \(EACCES\) for user \d+\.\n$/,
  );
});

it("npm start tells before it looks at the build that a port is taken, and how to choose another", async () => {
  const holder = net.createServer();
  const port = await listen(holder);
  const env = { ...process.env, PORT: String(port) };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], {
    env,
    encoding: "utf8",
  });
  holder.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. .*: PORT=${port + 1} npm start\n$`));
});

it("says at its start that nobody is told when mail fails, unless there is another way", async () => {
  const told = "When mail fails, nobody is told: set ALARM_URL";
  const env = { SMTP_URL: "smtp://web:secret@mail.example.com:587?requireTLS=false" };
  await using alone = await startServer(await makeSite(), env);
  await expect.poll(alone.output).toContain(told);
  expect(alone.output()).toContain("SMTP_URL permits that its password goes out unencrypted.");
  await using two = await startServer(await makeSite(), { ...env, ALARM_URL: "ntfy:https://ntfy.example/x" });
  await expect.poll(two.output).toContain("password goes out unencrypted.");
  expect(two.output()).not.toContain(told);
});

it("does not start without a built site, or while another server uses the store", async () => {
  await expect(startServer(freshDir())).rejects.toThrow("npm run build");
  const half = await makeSite();
  rmSync(path.join(half, "build/stamp"));
  await expect(startServer(half)).rejects.toThrow("npm run build");
  const dir = await makeSite();
  const first = await startServer(dir);
  await expect(startServer(dir)).rejects.toThrow(/DATA_DIR .* is in use by another server/);
  await first.stop("SIGKILL");
  const next = await startServer(dir);
  expect(await next.stop("SIGHUP")).toBe(0);
}, 20_000);

it("logs nothing that a visitor typed, and no address", async () => {
  const marker = "Marvin";
  const typed = {
    name: marker,
    email: `${marker}@example.org`,
    message: `${marker} ${"says so. ".repeat(3)}`,
  };
  const secrets = [marker, "198.51.100.77", "hunter2"];
  let attempts = 0;
  const refusals = [smtpError(451, `${marker}@example.org is unknown`), smtpError(550, `no ${marker}`)];
  await using smtp = await startSmtp({ onData: () => refusals[attempts++] });
  const env = {
    SMTP_URL: smtp.url.replace("//", "//web:hunter2@"),
    RATE_LIMIT: "6",
    TRUST_PROXY: "127.0.0.1",
  };
  await using authless = await startSmtp({ onData: () => refusals[attempts++ % 2] });
  for (const settings of [env, { ...env, SMTP_URL: authless.url }]) {
    const server = await startServer(await makeSite(), settings);
    const headers = { "x-forwarded-for": "198.51.100.77" };
    for (let count = 0; count < 8; count++) {
      await post(server.url, contactBody({ ...typed, subject: `${marker} ${count}` }), headers);
    }
    await post(server.url, { ...contactBody(typed), email: marker }, headers);
    await post(server.url, `{"${marker}`, headers);
    await postForm(server.url, { _form: "contact", ...typed, email: marker });
    await fetch(`${server.url}/${marker}?email=${marker}`);
    const socket = net.connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(`${marker} nonsense\r\n\r\n`);
    await once(socket.resume(), "close");
    await expect.poll(() => server.output()).toMatch(/mail: /);
    await server.stop();
    for (const secret of secrets) expect(server.output()).not.toContain(secret);
  }
  expect(attempts).toBeGreaterThan(1);
}, 30_000);

it("closes the store and exits with 1 on an uncaught error, without logging its message", async () => {
  const dir = await makeSite();
  const hook = "process.on('SIGUSR2', () => { throw new TypeError(atob('TWFydmlu')) })";
  const server = await startServer(dir, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
  });
  expect((await post(server.url, contactBody())).status).toBe(200);
  expect(await server.stop("SIGUSR2")).toBe(1);
  expect(server.output()).toContain("The server stops because of a fault: TypeError");
  expect(server.output()).not.toContain("Marvin");
  expect(JSON.parse((await leads(dir, ["export"])).stdout)).toHaveLength(1);
});

it("exits when the store's thread dies in a burst, and every acknowledged lead is kept", async () => {
  const dir = await makeSite();
  const sign = path.join(dir, "die");
  const hook = `import { existsSync } from "node:fs";
    import { isMainThread } from "node:worker_threads";
    const look = () => { if (existsSync(${JSON.stringify(sign)})) throw new TypeError(atob("TWFydmlu")); };
    if (!isMainThread) setInterval(look, 10);`;
  const server = await startServer(dir, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
  });
  const gone = once(server.child, "close");
  let isOver = false;
  const running = burst(server.url, { count: 100_000, connections: 16, isOver: () => isOver });
  await expect.poll(async () => (await leads(dir, ["list"])).stdout.length).toBeGreaterThan(500);
  writeFileSync(sign, "");
  const [code] = await gone;
  isOver = true;
  const sent = await running;
  expect(code).toBe(1);
  expect(server.output()).toContain("The server stops because of a fault: TypeError");
  expect(server.output()).not.toContain("Marvin");
  expect(sent.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([]);
  const kept: { id: string }[] = JSON.parse((await leads(dir, ["export"])).stdout);
  const ids = new Set(kept.map(({ id }) => id));
  expect(sent.filter(({ status, id }) => status === 200 && !ids.has(id))).toEqual([]);
}, 30_000);
