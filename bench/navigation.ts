/** From a tap to the new heading on a slow phone, and back again: medians into RESULTS.md. Wants an idle machine. */
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median } from "./median.ts";
import { writeSection } from "./results.ts";

const ROUNDS = 5;
/** Lighthouse's mobile settings: a processor of a quarter's speed, 150 ms there and back, 1.6 Mbit/s. */
const SLOWER = 4;
const NETWORK = { latency: 150, download: 200_000, upload: 94_000 };
/** How long a finger rests on a link, ms. */
const TAP_MS = 80;
/** How long eyes rest on a link before the finger comes, ms. */
const AIM_MS = 1_000;
const links = ["/why-us", "/about", "/customer-journey", "/solutions/fraud-detection", "/get-started"];

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

/** One cold visit: the home page, a tap on a link to `path`, and back. */
async function visit(path: string): Promise<[there: number, back: number]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(SLOWER);
  await page.emulateNetworkConditions(NETWORK);
  await page.goto(server.url);
  await page.waitForSelector("html[data-ready]");
  const link = await page.waitForSelector(`main a[href="${path}"], footer a[href="${path}"]`);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`The home page has no visible link to ${path}.`);
  await new Promise((resolve) => setTimeout(resolve, AIM_MS));
  const there = page.evaluate(untilNewHeading, "click" as const);
  const touch = await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await touch.end();
  const forward = await there;
  const back = page.evaluate(untilNewHeading, "popstate" as const);
  await page.evaluate(() => history.back());
  const times: [number, number] = [forward, await back];
  await context.close();
  return times;
}

const rows: string[] = [];
for (const path of links) {
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await visit(path));
  const middle = (index: 0 | 1) => median(times.map((time) => time[index])).toFixed();
  rows.push(`| ${path} | ${middle(0)} | ${middle(1)} |`);
  console.log(rows.at(-1));
}
await browser.close();
await server.stop();
await writeSection(
  "Navigation",
  `From the home page on a phone ${SLOWER} times slower, ${NETWORK.latency} ms there and back; ms from the tap's end to the new heading, medians of ${ROUNDS}.\n\n` +
    `| to | there | back |\n|---|---|---|\n${rows.join("\n")}`,
);
