import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { beforeAll, expect, it } from "vitest";
import { forms } from "../../content/en/forms.ts";
import { languageOf, localPath } from "../../contract/language.ts";
import { samples } from "../../contract/samples.ts";
import { LIGHT } from "../../illustrations/engine/palette.ts";
import { chromiumFlags, findBrowser } from "../../scripts/browser.ts";
import { type BuiltPage, builtPages } from "../../scripts/built-pages.ts";
import { freePort } from "../../scripts/free-port.ts";
import { attribute } from "../../server/http/html-elements.ts";
import { copyCheckout } from "../support/checkout.ts";
import { filledFile, filledSite } from "../support/filled-site.ts";
import { structuredData, visibleText } from "../support/page-text.ts";
import { freshDir, leads, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const BRAND = filledSite.brand;
const BUILD_MS = 420_000;

const { folder, edit } = copyCheckout();
const client = join(folder, "build/client");
const siteUrl = `http://localhost:${await freePort()}`;
const relayUrl = `http://127.0.0.1:${await freePort()}`;
const owner = freshDir();
/** The page of a search engine that asks for a proof of ownership. */
const PROOF = "proof: 123";
const env = { ...process.env, OWNER_DIR: owner, SITE_URL: siteUrl, RELAY_URL: relayUrl };
const inCopy = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env });
const read = (file: string) => readFileSync(join(client, file), "utf8");
let pages: BuiltPage[];

const COLOURS = { paper: ["#fdfdfb", "#020a09"], ink: ["#101a2b", "#e6ecf7"], ember: ["#b0411a", "#ef7d4f"] };
const colours = Object.fromEntries(
  Object.entries(COLOURS).map(([name, [light, dark]]) => [name, { light, dark }]),
);

/** The tests that the owner's settings could break, but for those that need a clone or forms that post to the pages' server. */
const TESTS = ["app/", "content/", "tests/site/"];
const NOT_IN_COPY = ["docs", "architecture", "forms", "owner", "check-live", "social-images"].map(
  (name) => `--exclude=tests/site/${name}.test.ts`,
);

beforeAll(async () => {
  mkdirSync(join(owner, "public"));
  writeFileSync(
    join(owner, "site.config.ts"),
    `${filledFile}export const colours = ${JSON.stringify(colours)};`,
  );
  writeFileSync(join(owner, "public/proof.html"), PROOF);
  // These tests need a built site, and there is none yet.
  await inCopy("node_modules/.bin/vitest", "run", ...TESTS, ...NOT_IN_COPY);
  pages = await builtPages(client);
}, BUILD_MS);

it("writes a company's name unchanged into pages, structured data and icons", () => {
  for (const page of pages) {
    const logo = page.elements.find((element) => attribute(element, "aria-label") === BRAND);
    expect(logo && attribute(logo, "href")).toBe(localPath("/", languageOf(page.path)));
    expect(visibleText(page.html)).toContain(BRAND);
    for (const data of structuredData(page)) JSON.parse(data);
  }
  expect(read("llms.txt")).toContain(`# ${BRAND}\n`);
  expect(new Resvg(read("favicon.svg")).width).toBe(28);
});

it("serves the owner's own files", () => expect(read("proof.html")).toBe(PROOF));

it("shows the offices' clocks, and the host of a relay elsewhere in the privacy note", () => {
  const html = read("contact/index.html");
  expect(html).toContain("5:30 to 22:30 in Mumbai");
  expect(html).toMatch(/>00<.+>18<.+<svg width="0%".+>05:30<.+>22:30<.+<svg width="5.5\d+%"/);
  expect(visibleText(html)).toContain(`It reaches us through ${new URL(relayUrl).host}.`);
});

it("gives icons, social images and the browser's bar the colours of the pages", () => {
  const { paper, ink, ember } = COLOURS;
  const home = pages.find(({ path }) => path === "/");
  const links = home?.elements.map((element) => attribute(element, "href") ?? "") ?? [];
  const sheet = read(links.find((href) => href.endsWith(".css")) ?? "");
  for (const colour of [...paper, ...ink, ...ember]) expect(sheet).toContain(colour);
  for (const colour of [ink[0], paper[0], ...ember]) expect(read("favicon.svg")).toContain(colour);
  for (const name of Object.keys(COLOURS)) expect(read("favicon.svg")).not.toContain(LIGHT[name]);
  for (const colour of paper) expect(read("index.html")).toContain(`name="theme-color" content="${colour}"`);
  const png = readFileSync(join(client, "social/home.png")).toString("base64");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image width="1200" height="630" href="data:image/png;base64,${png}"/></svg>`;
  expect(`#${new Resvg(picture).render().pixels.toString("hex", 0, 3)}`).toBe(paper[0]);
});

it(
  "takes leads from a static host on a server of its own, with and without scripts",
  async () => {
    const [port, relayPort] = [siteUrl, relayUrl].map((url) => new URL(url).port) as [string, string];
    await using _host = await startServer(folder, { SITE_URL: siteUrl, PORT: port, HOST: "localhost" });
    const home = await makeSite();
    await using _relay = await startServer(home, { SITE_URL: siteUrl, PORT: relayPort });
    const executablePath = findBrowser();
    await using browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath && { executablePath }),
    });
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(`${siteUrl}/contact`);
      if (javaScriptEnabled) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const email = javaScriptEnabled ? "with@example.com" : "without@example.com";
      for (const [name, value] of Object.entries({ ...samples.contact, email }))
        await page.locator(`main [name=${name}]`).fill(String(value));
      await page.locator("main [type=submit]").click();
      if (javaScriptEnabled)
        await page.locator("[data-toast]").getByText(forms.contact.toasts.success.title).waitFor();
      else await page.waitForURL(`${siteUrl}/thank-you/contact`);
      expect((await leads(home, ["export"])).stdout).toContain(email);
    }
  },
  BUILD_MS,
);

it(
  "keeps the finished site when a build fails",
  async () => {
    const before = read("index.html");
    edit("content/en/about.ts", "heading: `About", "heading: missing ?? `About");
    await expect(inCopy("scripts/build.ts")).rejects.toThrow();
    expect(read("index.html")).toBe(before);
    expect(await builtPages(client)).toHaveLength(pages.length);
  },
  BUILD_MS,
);
