import { join } from "node:path";
import { thankYouPath } from "../contract/form-paths.ts";
import { leadKinds } from "../contract/kinds.ts";
import { languages, localPath } from "../contract/language.ts";
import { toPrintable } from "../leads/text.ts";
import { site } from "../settings/site.js";
import { parseSiteUrl } from "../settings/urls.ts";
import { checkCompression, checkHeaders, checkPolicy, checkStatus } from "./live/pages.ts";
import { checkCertificate, checkClock, checkRelay } from "./live/server.ts";
import {
  checkHome,
  checkRedirect,
  checkRobots,
  checkSettings,
  checkSitemap,
  checkVersion,
  otherOrigins,
} from "./live/site.ts";
import { type Finding, visit, visitPages } from "./live/visit.ts";

const PAGES_MAX = 500;

const root = join(import.meta.dirname, "..");
const unlisted = languages.flatMap((language) =>
  (["/login", "/404", ...leadKinds.map(thankYouPath)] as const).map((path) => localPath(path, language)),
);

/** Looks at a running site as a visitor does, and yields the findings of each check as soon as they are made. */
async function* checkSite(origin: string): AsyncGenerator<[check: string, ...Finding[]]> {
  if (origin.startsWith("https:")) {
    const certificate = await checkCertificate(origin, Date.now());
    yield ["certificate", certificate];
    if (certificate.level === "FAULT") return;
  }
  const home = await visit(`${origin}/`);
  if (home.status === 0) throw new Error(`${origin} does not answer: ${home.problem}.`);
  yield ["address", checkHome(home, origin)];
  if (home.status !== 200) return;
  for (const [check, other] of Object.entries(otherOrigins(origin)))
    yield [check, await checkRedirect(other, origin)];
  const [sitemap, listed] = await checkSitemap(origin);
  yield ["sitemap", sitemap];
  yield ["robots.txt", await checkRobots(origin)];
  const answers = await visitPages(origin, [...new Set([...listed.slice(0, PAGES_MAX), ...unlisted])]);
  yield ["pages", ...checkStatus(answers)];
  const pages = answers.filter(({ status }) => status === 200 || status === 404);
  yield ["headers", ...checkHeaders(pages, origin)];
  yield ["scripts", ...checkPolicy(pages)];
  yield ["compression", ...checkCompression(pages)];
  const [forms, answer] = await checkRelay(home, origin);
  yield ["forms", forms];
  yield ["clock", checkClock(answer ?? home, Date.now())];
  yield ["version", checkVersion(home, root)];
  yield ["settings", checkSettings(site)];
}

async function main([url = "", ...more]: string[]): Promise<number> {
  const origin = parseSiteUrl(url);
  if (!origin || more.length > 0) {
    console.error("Name one address without a path: npm run check-live -- https://www.example.com");
    return 2;
  }
  const count = { ok: 0, warning: 0, FAULT: 0 };
  for await (const [check, ...findings] of checkSite(origin))
    for (const { level, text } of findings) {
      count[level] += 1;
      console.log(toPrintable(`${level.padEnd(8)} ${check.padEnd(12)} ${text}.`));
    }
  console.log(`\n${count.ok} ok, warnings: ${count.warning}, faults: ${count.FAULT}.`);
  return count.FAULT > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(toPrintable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
