/** From a click or a tap to the new heading, and back again: medians into RESULTS.md. Wants an idle machine. */
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median } from "./median.ts";
import { writeSection } from "./results.ts";

const ROUNDS = 5;
/** Time a link is in view before the tap, or a pointer rests on it before the click, ms. */
const AIM_MS = 1_000;
/** Time a finger or a mouse button is down, ms. */
const PRESS_MS = 80;
/** The visitors: at a desk, and with Lighthouse's slow phone: a quarter of the speed, 150 ms there and back, 1.6 Mbit/s. */
const visitors = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 412, height: 823, isMobile: true, hasTouch: true },
    slower: 4,
    network: { latency: 150, download: 200_000, upload: 94_000 },
  },
} as const;
type Visitor = keyof typeof visitors;
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

/** One cold visit: the home page, a click or tap on a link to `path`, and back. */
async function visit(path: string, who: Visitor): Promise<[there: number, back: number]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const visitor = visitors[who];
  await page.setViewport(visitor.viewport);
  if ("slower" in visitor) {
    await page.emulateCPUThrottling(visitor.slower);
    await page.emulateNetworkConditions(visitor.network);
  }
  await page.goto(server.url);
  await page.waitForSelector("html[data-hydrated]");
  const link = await page.waitForSelector(`main a[href="${path}"], footer a[href="${path}"]`);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`The home page has no visible link to ${path}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  if (who === "desk") await page.mouse.move(x, y);
  await rest(AIM_MS);
  const there = page.evaluate(untilNewHeading, "click" as const);
  if (who === "desk") await page.mouse.click(x, y, { delay: PRESS_MS });
  else {
    const touch = await page.touchscreen.touchStart(x, y);
    await rest(PRESS_MS);
    await touch.end();
  }
  const forward = await there;
  await rest(AIM_MS);
  const back = page.evaluate(untilNewHeading, "popstate" as const);
  await page.evaluate(() => history.back());
  const times: [number, number] = [forward, await back];
  await context.close();
  return times;
}

const rows: string[] = [];
for (const path of links) {
  const cells: string[] = [];
  for (const who of ["desk", "phone"] as const) {
    const times: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await visit(path, who));
    for (const index of [0, 1] as const) cells.push(median(times.map((time) => time[index])).toFixed());
  }
  rows.push(`| ${path} | ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}
await browser.close();
await server.stop();
await writeSection(
  "Navigation",
  `From the home page to another and back, ms from the click, or the tap's end, to the first frame with the new heading, medians of ${ROUNDS}. ` +
    `The phone is ${visitors.phone.slower} times slower and ${visitors.phone.network.latency} ms away, there and back.\n\n` +
    `| to | there | back | there, slow phone | back, slow phone |\n|---|---|---|---|---|\n${rows.join("\n")}`,
);
