/** Lighthouse's mobile run on every page: medians of three into RESULTS.md. Wants an idle machine. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumFlags, findBrowser } from "../scripts/browser.ts";
import { paths } from "../tests/support/paths.ts";
import { freshDir, startServer } from "../tests/support/server.ts";
import { median, writeSection } from "./results.ts";

const RUNS = Number(process.argv[2] ?? 3);
const wanted = process.argv[3] ? paths.filter((path) => path === process.argv[3]) : paths;
const root = join(import.meta.dirname, "..");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "mainthread-work-breakdown",
  "total-byte-weight",
] as const;

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium here; run `npm test` once, which installs it.");
const server = await startServer(root, { DATA_DIR: freshDir() });
const browser = await puppeteer.launch({
  executablePath,
  userDataDir: mkdtempSync(join(tmpdir(), "lighthouse-")),
  args: chromiumFlags,
});
const port = Number(new URL(browser.wsEndpoint()).port);

/** Lighthouse's own measure of the processor at each run: TBT is a share of it. */
const speeds: number[] = [];

async function measure(path: string) {
  const results: number[][] = [];
  let requests = 0;
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(server.url + path, { port, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}.`);
    const { lhr } = result;
    speeds.push(lhr.environment.benchmarkIndex);
    results.push([
      ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      ...metrics.map((name) => lhr.audits[name]?.numericValue ?? -1),
    ]);
    const { details } = lhr.audits["network-requests"] ?? {};
    requests = details?.type === "table" ? details.items.length : 0;
    if (run === 0)
      for (const audit of Object.values(lhr.audits))
        if (audit.score === 0 && audit.scoreDisplayMode === "binary")
          console.log(`${path}: ${audit.id}: ${audit.title}`);
  }
  const at = (index: number) => median(results.map((row) => row[index] ?? 0));
  const scores = categories.map((_, index) => String(at(index)));
  const [fcp = 0, lcp = 0, tbt = 0, cls = 0, work = 0, bytes = 0] = metrics.map((_, index) =>
    at(categories.length + index),
  );
  const row = [
    path,
    ...scores,
    `${(fcp / 1000).toFixed(2)} s`,
    `${(lcp / 1000).toFixed(2)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    `${(work / 1000).toFixed(2)} s`,
    String(requests),
    (bytes / 1000).toFixed(0),
  ];
  console.log(row.join("  "));
  return `| ${row.join(" | ")} |`;
}

const rows: string[] = [];
for (const path of wanted) rows.push(await measure(path));
await browser.close();
await server.stop();
if (wanted.length === paths.length)
  await writeSection(
    "Lighthouse, mobile",
    `${RUNS === 1 ? "One run of each page" : `Medians of ${RUNS}`}. Performance, accessibility, best practices, SEO; main-thread work, requests and kB over the wire, with the ` +
      `prefetched pages. Lighthouse's index of the processor meanwhile: ${Math.min(...speeds)} to ${Math.max(...speeds)}, median ${median(speeds)}.\n\n` +
      `| page | perf | a11y | best | SEO | FCP | LCP | TBT | CLS | work | requests | kB |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n${rows.join("\n")}`,
  );
