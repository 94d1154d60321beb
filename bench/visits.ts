/**
 * Clicks, Back, long tasks and first paints of builds in turns: medians and ranges into RESULTS.md. Wants an idle machine.
 * `node bench/visits.ts 7 before=../before now=.`: rounds, then checkouts with a build, each run by its own server.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median, writeSection } from "./results.ts";

/** Half the way there and back, ms. */
const ONE_WAY_MS = 281;
/** Downwards, all connections together. */
const BYTES_PER_MS = 180;
/** Connections take turns by pieces of this size. */
const PIECE_BYTES = 2_048;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a slow line to a server, and returns its address. It ends with the process. */
async function slowLineTo(url: string): Promise<string> {
  const queues = new Map<Socket, Buffer[]>();
  let free = 0;
  async function sendNext() {
    for (const [socket, queue] of queues) {
      const piece = queue.shift();
      if (!piece) queues.delete(socket);
      free = Math.max(free, performance.now() - 1) + (piece?.length ?? 0) / BYTES_PER_MS;
      await rest(Math.max(0, free - performance.now()));
      if (piece) setTimeout(() => socket.write(piece), ONE_WAY_MS);
    }
    if (queues.size > 0) sendNext();
  }
  const line = createServer((visitor) => {
    const server = connect(Number(new URL(url).port), new URL(url).hostname);
    // A connection is open after one way there and back.
    const opened = performance.now() + 2 * ONE_WAY_MS;
    visitor.on("data", (bytes) =>
      setTimeout(() => server.write(bytes), Math.max(opened - performance.now(), 0) + ONE_WAY_MS),
    );
    server.on("data", (bytes: Buffer) => {
      const isIdle = queues.size === 0;
      const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
        bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
      );
      queues.set(visitor, [...(queues.get(visitor) ?? []), ...pieces]);
      if (isIdle) sendNext();
    });
    visitor.on("error", () => {}).on("close", () => server.destroy() && queues.delete(visitor));
    server.on("error", () => {}).on("close", () => setTimeout(() => visitor.end(), 2 * ONE_WAY_MS));
  });
  await once(line.listen(0, "127.0.0.1").unref(), "listening");
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

/** Time a mouse button is down, from an arrival to Back, and that long tasks are counted after the load. */
const [PRESS_MS, LOOK_MS, TASKS_MS] = [80, 500, 3_000];
const desk = { width: 1440, height: 900 };
const phone = { width: 412, height: 823, isMobile: true, hasTouch: true };
/** Headless Chromium reports no pointer that hovers. */
const mouse =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** A browser that is steered needs source positions, for which V8 parses a file a second time while it starts. */
const positions = "--js-flags=--no-enable-lazy-source-positions";

const [rounds = "3", ...given] = process.argv.slice(2);
const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium here; run `npm test` once, which installs it.");
await using ended = new AsyncDisposableStack();
const browser = await puppeteer.launch({ executablePath, args: [...chromiumFlags, mouse, positions] });
ended.defer(() => browser.close());

async function serve(build: string) {
  const [name = "", folder = "."] = build.split("=");
  const main = join(resolve(folder), "server/main.ts");
  const { url } = ended.use(await startServer(resolve(folder), { DATA_DIR: freshDir() }, main));
  return { name, fast: url, slow: await slowLineTo(url) };
}
const builds = await Promise.all((given.length > 0 ? given : ["now=."]).map(serve));

/** Reports, in each document of a visit, the inputs and the frames with another heading. */
function watch() {
  const say = (what: string, at: number) => Reflect.get(window, "report")(what, performance.timeOrigin + at);
  for (const input of ["click", "popstate"])
    addEventListener(input, ({ timeStamp }) => say("", timeStamp), { capture: true });
  let last = "";
  const look = () => {
    const heading = document.querySelector("h1")?.textContent || last;
    if (heading !== last) say(heading, performance.now());
    last = heading;
    requestAnimationFrame(look);
  };
  look();
}

/** Opens a page in a browser that has been nowhere yet. */
async function arrive(url: string, viewport: typeof desk, timesSlower: number, path = "/") {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let input = 0;
  let shown = { heading: "", at: 0 };
  await page.setViewport(viewport);
  await page.emulateCPUThrottling(timesSlower);
  await page.exposeFunction("report", (heading: string, at: number) => {
    if (heading) shown = { heading, at };
    else input = at;
  });
  await page.evaluateOnNewDocument(watch);
  await page.goto(url + path);
  /** Milliseconds from an input to the first frame with another heading, be it of another document. */
  async function untilHeading(start: () => Promise<unknown>): Promise<number> {
    const { heading } = shown;
    await start();
    for (let waited = 0; shown.heading === heading && waited < 20_000; waited += 20) await rest(20);
    return shown.heading === heading ? Number.NaN : shown.at - input;
  }
  /** Clicks the link to a page after a time on it. */
  async function click(path: string, onLinkMs: number) {
    const link = await page.$(`:is(header nav, main) a[href="${path}"]`);
    await link?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await link?.boundingBox();
    if (!box) throw new Error(`The page has no link to ${path}.`);
    await page.mouse.move(box.x + 9, box.y + 9);
    await rest(onLinkMs);
    return untilHeading(() => page.mouse.click(box.x + 9, box.y + 9, { delay: PRESS_MS }));
  }
  const back = () => untilHeading(() => page.evaluate(() => void setTimeout(() => history.back())));
  return { page, click, back, close: () => context.close() };
}

/** The time over 50 ms of all tasks since the first paint. */
function longTasks(page: Page): Promise<number> {
  return page.evaluate(async (ms) => {
    let sum = 0;
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime >= painted) sum += duration - 50;
    }).observe({ type: "longtask", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, ms));
    return sum;
  }, TASKS_MS);
}

interface Scene {
  name: string;
  path?: string;
  /** Before the pointer goes to the link, and on it. */
  restMs?: number;
  onLinkMs?: number;
  /** The name of Back in the table, where it is measured. */
  back?: string;
  isFast?: boolean;
}
const scenes: Scene[] = [
  { name: "/about at once after load" },
  { name: "/about 3 s after load, 1 s on the link", restMs: 2_000, onLinkMs: 1_000 },
  { name: "a product, 1 s on its card", path: "/solutions/fraud-detection", onLinkMs: 1_000 },
  { name: "/about after 5 s of rest", restMs: 5_000, back: "Back" },
  { name: "fast line: /about, 1 s on the link", isFast: true, onLinkMs: 1_000, back: "fast line: Back" },
];

const painted = [
  "/",
  "/ar",
  "/why-us",
  "/about",
  "/contact",
  "/get-started",
  "/customer-journey",
  "/services/fraud-resilience-assessment",
  "/services/red-teaming",
  "/solutions/fraud-detection",
];

/** The first paint, at which each of these pages shows its largest part too. */
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);

const times: { what: string; build: string; ms: number }[] = [];
/** Measures a visit of each scene, one of a phone that only rests, and the first paint of ten pages. */
async function visitAll({ name: build, fast, slow }: (typeof builds)[number]) {
  for (const { name, path = "/about", restMs = 0, onLinkMs = 0, back, isFast } of scenes) {
    const visit = await arrive(isFast ? fast : slow, desk, isFast ? 1 : 4);
    await rest(restMs);
    times.push({ what: name, build, ms: await visit.click(path, onLinkMs) });
    await rest(back ? LOOK_MS : 0);
    if (back) times.push({ what: back, build, ms: await visit.back() });
    await visit.close();
  }
  const visit = await arrive(fast, phone, 4);
  times.push({ what: "fast line, 412 px: long tasks", build, ms: await longTasks(visit.page) });
  await visit.close();
  for (const path of painted) {
    const { page, close } = await arrive(slow, phone, 4, path);
    times.push({ what: `${path}, 412 px: first paint`, build, ms: await firstPaint(page) });
    await close();
  }
}
for (let round = 0; round < Number(rounds); round++)
  for (const build of round % 2 ? builds.toReversed() : builds) await visitAll(build);

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const names = builds.map(({ name }) => name);
const lines = [row(["ms", ...names]), row(["---", ...names.map(() => "---")])];
for (const [what, all] of Map.groupBy(times, (time) => time.what)) {
  const ofBuilds = names.map((name) =>
    all.filter(({ build }) => build === name).map(({ ms }) => Math.round(ms)),
  );
  const cellOf = (all: number[]) => {
    const ms = all.filter(Number.isFinite);
    const lost = all.length > ms.length ? `, ${all.length - ms.length} without an answer` : "";
    return `${median(ms)} [${Math.min(...ms)}-${Math.max(...ms)}${lost}]`;
  };
  lines.push(row([what, ...ofBuilds.map(cellOf)]));
}
console.log(lines.join("\n"));
await writeSection(
  "Navigation",
  "From the home page: from a click or Back to the first frame with the other heading; of long tasks the time over 50 ms since the first paint. " +
    `Medians of ${rounds} [range], builds in turns. The line is 562 ms away, there and back, at 180 kB/s over HTTP/1.1, 1440 px, mouse; the processor is four times slower except for clicks on the fast line.\n\n${lines.join("\n")}`,
);
