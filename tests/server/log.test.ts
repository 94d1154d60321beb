import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, openSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { canMount, mountDisk } from "../support/disk.ts";
import { contactBody, leads, mainFile, metricsOf, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

/** A mail server that is down: every lead writes a line into the log. */
const DEAD_MAIL = "smtp://127.0.0.1:1";
const LEADS = 10;
const PAGE = 4_096;

it("keeps working when the reader of its log is gone", async () => {
  const dir = await makeSite();
  const env = { SMTP_URL: DEAD_MAIL };
  const server = await startServer(dir, env);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let count = 0; count < LEADS; count++) {
    expect((await post(server.url, contactBody({ subject: `Unread ${count}` }))).status).toBe(200);
    // Each attempt to mail a lead fails and is logged.
    await expect
      .poll(async () => (await metricsOf(server.url)).match(/outcome="retry"\} (\d+)/)?.[1])
      .toBe(String(count + 1));
  }
  expect((await leads(dir, ["list"], env)).stdout.match(/Unread/g)).toHaveLength(LEADS);
  expect(await server.stop()).toBe(0);
});

it.skipIf(!canMount())("goes on while its log's disk is full, and logs again afterwards", async () => {
  const disk = mountDisk();
  try {
    const log = path.join(disk.dir, "server.log");
    const url = `http://127.0.0.1:${await freePort()}`;
    const child = spawn(process.execPath, [mainFile], {
      cwd: await makeSite(),
      env: { PATH: process.env.PATH, PORT: new URL(url).port, DATA_DIR: disk.dir, SMTP_URL: DEAD_MAIL },
      stdio: ["ignore", openSync(log, "a"), "ignore"],
    });
    const gone = once(child, "close");
    await expect.poll(() => readFileSync(log, "utf8")).toContain("Listening on");
    // A file keeps the rest of its last page, where a line could still be written.
    appendFileSync(log, "\n".repeat(PAGE - (statSync(log).size % PAGE)));
    disk.fill();
    const message = "x".repeat(15_000);
    const statuses: number[] = [];
    // Those that find no room are refused, which is logged, too.
    while (!statuses.includes(503)) {
      statuses.push((await post(url, contactBody({ subject: `Full ${statuses.length}`, message }))).status);
      expect(statuses.length).toBeLessThan(50);
    }
    expect((await fetch(`${url}/about`)).status).toBe(200);
    expect(readFileSync(log, "utf8")).not.toContain("The store cannot keep a lead");

    disk.makeRoom();
    const { id } = await (await post(url, contactBody({ subject: "After" }))).json();
    await expect.poll(() => readFileSync(log, "utf8")).toContain(`mail: lead ${id} will be tried again`);
    child.kill();
    expect(await gone).toEqual([0, null]);
  } finally {
    disk.unmount();
  }
});
