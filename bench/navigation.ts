/** From a click or a tap to the new heading, and back again: medians into RESULTS.md. Wants an idle machine. */
import { join } from "node:path";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median, writeSection } from "./results.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
/** Time a finger or a mouse button is down, ms. */
const PRESS_MS = 80;
/** A link that has been in view for a second, and one that the pointer has only just reached, ms. */
const IN_VIEW_MS = 1_000;
const HOVER_MS = 150;

interface Visitor {
  viewport: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean };
  /** Time from the page's start or the link's coming into view to the press, ms. */
  aim: number;
  /** Times that the processor is slower. */
  slower?: number;
  /** Latency there and back in ms, bytes a second. */
  network?: { latency: number; download: number; upload: number };
}
const desk = { width: 1440, height: 900 };
const slow4g = { latency: 562, download: 180_000, upload: 84_000 };
const visitors: Record<string, Visitor> = {
  desk: { viewport: desk, aim: IN_VIEW_MS },
  "slow phone": {
    viewport: { width: 412, height: 823, isMobile: true, hasTouch: true },
    aim: IN_VIEW_MS,
    slower: 4,
    network: { latency: 150, download: 200_000, upload: 94_000 },
  },
  "slow line": { viewport: desk, aim: IN_VIEW_MS, slower: 4, network: slow4g },
  "slow line, no warning": { viewport: desk, aim: HOVER_MS, slower: 4, network: slow4g },
};
const links = ["/why-us", "/about", "/customer-journey", "/solutions/fraud-detection", "/get-started"];
/** Links opened one after the other; an empty one is Back. */
const tour = ["/solutions/fraud-detection", "/contact", "", "", "/solutions/kyc-verification"];

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium here; run `npm test` once, which installs it.");
const server = await startServer(join(import.meta.dirname, ".."), { DATA_DIR: freshDir() });
const browser = await puppeteer.launch({
  executablePath,
  args: chromiumFlags,
});

/** Milliseconds from an input to the first frame with another heading. */
function untilNewHeading(input: "click" | "popstate") {
  const heading = () => document.querySelector("h1")?.textContent;
  const old = heading();
  return new Promise<number>((resolve) => {
    addEventListener(
      input,
      ({ timeStamp }) => {
        const look = () =>
          heading() && heading() !== old
            ? resolve(performance.now() - timeStamp)
            : requestAnimationFrame(look);
        look();
      },
      { once: true, capture: true },
    );
  });
}

/** The link's box once two frames show it at the same place: the page scrolls smoothly, and grows as it is rendered. */
async function boxAtRest(link: Element) {
  const frame = () => new Promise(requestAnimationFrame);
  for (let last = Number.NaN; ; ) {
    const { x, y, width, height } = link.getBoundingClientRect();
    if (y === last) return { x, y, width, height };
    last = y;
    await frame();
    await frame();
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the home page as a new visitor. */
async function arrive({ viewport, slower, network }: Visitor): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  if (slower) await page.emulateCPUThrottling(slower);
  if (network) await page.emulateNetworkConditions(network);
  await page.goto(server.url);
  await page.waitForSelector("html[data-hydrated]");
  return page;
}

/** Clicks or taps a link, and returns the time to the new heading. */
async function openLink(page: Page, path: string, { viewport, aim }: Visitor): Promise<number> {
  await page.waitForSelector(`a[href="${path}"]`);
  const links = await page.$$(`:is(main, footer, header) a[href="${path}"]`);
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  const link = links.find((_, index) => boxes[index]);
  await link?.scrollIntoView();
  const box = await link?.evaluate(boxAtRest);
  if (!box) throw new Error(`The page has no visible link to ${path}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!viewport.hasTouch) await page.mouse.move(x, y);
  await rest(aim);
  const time = page.evaluate(untilNewHeading, "click" as const);
  if (viewport.hasTouch) {
    const touch = await page.touchscreen.touchStart(x, y);
    await rest(PRESS_MS);
    await touch.end();
  } else await page.mouse.click(x, y, { delay: PRESS_MS });
  return time;
}

async function goBack(page: Page): Promise<number> {
  await rest(IN_VIEW_MS);
  const time = page.evaluate(untilNewHeading, "popstate" as const);
  await page.evaluate(() => history.back());
  return time;
}

/** Milliseconds of each step of a visit to these links; an empty one is Back. */
async function visit(visitor: Visitor, paths: readonly string[]): Promise<number[]> {
  const page = await arrive(visitor);
  const times: number[] = [];
  for (const path of paths) times.push(path ? await openLink(page, path, visitor) : await goBack(page));
  await page.browserContext().close();
  return times;
}

/** Medians of each step over all rounds. */
async function measure(visitor: Visitor, paths: readonly string[]): Promise<number[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(visitor, paths));
  return paths.map((_, step) => median(rounds.map((times) => times[step] ?? Number.NaN)));
}

/** Bytes over the wire for a visitor who reads the whole home page and clicks nothing. */
async function readHome(savesData: boolean): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(desk);
  if (savesData)
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  await page.goto(server.url);
  await page.waitForSelector("html[data-hydrated]");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += desk.height / 2) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await rest(IN_VIEW_MS);
  }
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  );
  await context.close();
  return bytes;
}

const rows: string[] = [];
for (const path of links) {
  const cells: string[] = [];
  for (const visitor of Object.values(visitors))
    for (const time of await measure(visitor, [path, ""])) cells.push(time.toFixed());
  rows.push(`| ${path} | ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}
const tours: string[] = [];
for (const [name, visitor] of Object.entries(visitors)) {
  // A phone has the link to the contact page in its menu only.
  if (visitor.viewport.hasTouch) continue;
  const times = await measure(visitor, tour);
  const total = times.reduce((sum, time) => sum + time, 0);
  tours.push(`| ${name} | ${times.map((time) => time.toFixed()).join(" | ")} | ${total.toFixed()} |`);
  console.log(tours.at(-1));
}
const ahead = ((await readHome(false)) - (await readHome(true))) / 1000;
await browser.close();
await server.stop();
const names = Object.keys(visitors);
await writeSection(
  "Navigation",
  `From the home page to another and back, ms from the click, or the tap's end, to the first frame with the new heading, medians of ${ROUNDS}. ` +
    "Links are in view for a second before, or, without warning, under the pointer for 150 ms. The slow phone is 150 ms away, there and back, " +
    "at 1.6 Mbit/s; the slow line 562 ms, at 1.44 Mbit/s. Both have a processor four times slower.\n\n" +
    `| to | ${names.flatMap((name) => [name, "back"]).join(" | ")} |\n|---${"|---".repeat(names.length * 2)}|\n${rows.join("\n")}\n\n` +
    `A visit to several pages:\n\n| | product | contact | back | back | other product | total |\n|---|---|---|---|---|---|---|\n${tours.join("\n")}\n\n` +
    `Fetched ahead while the whole home page is read and nothing is clicked: ${ahead.toFixed(1)} kB, with Save-Data none.`,
);
