/** From an input of each interactive tool to its painted picture, without the wait for the screen: into RESULTS.md. Wants an idle machine. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median } from "./median.ts";
import { writeSection } from "./results.ts";

const STEPS = Number(process.argv[2] ?? 40);
const root = join(import.meta.dirname, "..");
const assets = join(root, "build/client/assets");
/** The page, its tool's section, the start of its script's name and the control that is moved. */
const tools = [
  { path: "/why-us", id: "accuracy", script: "explorer", control: "input[type='range']" },
  { path: "/solutions/risk-assessment", id: "sandbox", script: "sandbox", control: "input[type='range']" },
  {
    path: "/services/fraud-resilience-assessment",
    id: "self-check",
    script: "self-check",
    control: "input[type='radio']",
  },
] as const;

type Tool = (typeof tools)[number];

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium here; run `npm test` once, which installs it.");
const server = await startServer(root, { DATA_DIR: freshDir() });
const browser = await puppeteer.launch({ executablePath, args: chromiumFlags });

async function brotliSize(script: string): Promise<number> {
  const name = (await readdir(assets)).find((file) => file.startsWith(`${script}-`) && file.endsWith(".js"));
  if (!name) throw new Error(`The build has no script of ${script}.`);
  return brotliCompressSync(await readFile(join(assets, name))).length;
}

/** Moves one control after the other, once a frame, and returns the milliseconds until each frame was painted. */
async function moveAll(elements: Element[], steps: number): Promise<number[]> {
  const controls = elements.filter((element) => element instanceof HTMLInputElement);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const times: number[] = [];
  for (let step = 0; step < steps; step++) {
    const control = controls[Math.floor((step * controls.length) / steps)];
    if (!control) break;
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    if (control.type === "radio") control.click();
    else {
      const [min, max] = [Number(control.min), Number(control.max)];
      const part = ((step * 7) % steps) / steps;
      setValue?.call(control, String(Math.round(min + part * (max - min))));
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // A message that is posted before a frame is painted arrives after it.
    const { port1, port2 } = new MessageChannel();
    await new Promise((painted) => {
      port1.onmessage = painted;
      port2.postMessage("");
    });
    times.push(performance.now() - start);
  }
  return times;
}

async function measure(page: Page, { path, id, control }: Tool, slower: number): Promise<number[]> {
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(server.url + path);
  await page.waitForSelector("html[data-hydrated]");
  await page.$eval(`#${id}`, (section) => section.scrollIntoView());
  await page.waitForSelector(`#${id} ${control}:enabled`);
  await page.emulateCPUThrottling(slower);
  return page.$$eval(`#${id} ${control}:enabled`, moveAll, STEPS);
}

const rows: string[] = [];
for (const tool of tools) {
  const cells = [`${((await brotliSize(tool.script)) / 1000).toFixed(1)} kB`];
  for (const slower of [1, 4]) {
    const page = await browser.newPage();
    const times = await measure(page, tool, slower);
    cells.push(`${median(times).toFixed(1)} (${Math.max(...times).toFixed(1)})`);
    await page.close();
  }
  rows.push(`| ${tool.id} | ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}
await browser.close();
await server.stop();
await writeSection(
  "Tools",
  `Each tool's own script, brotli, and ms from an input to the painted frame at 1440 px, medians of ${STEPS} inputs and the longest, ` +
    "with the processor as it is and four times slower.\n\n" +
    `| tool | script | input to paint | four times slower |\n|---|---|---|---|\n${rows.join("\n")}`,
);
