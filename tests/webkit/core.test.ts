import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samples } from "../../contract/samples.ts";
import { hasWebkit } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/free-port.ts";
import { startMailbox } from "../support/mailbox.ts";
import { campaign } from "../support/other-site.ts";
import { everyArabicTemplate, everyPage, everyTemplate, unknownPage } from "../support/paths.ts";
import { freshDir, startServer } from "../support/server.ts";
import { startWebkit, type Webkit } from "../support/webkit.ts";

/** Collects what goes wrong before a test can look. */
const COLLECT = `
  window.faults = [];
  const note = (what) => window.faults.push(String(what));
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective + " " + event.blockedURI));
  console.error = (...parts) => note(parts.join(" "));`;

/** Copies the built site and puts the collector first on each page. */
function siteWithCollector(): string {
  const root = freshDir();
  const client = path.join(root, "build/client");
  cpSync("build", path.join(root, "build"), { recursive: true });
  writeFileSync(path.join(client, "collect.js"), COLLECT);
  for (const file of globSync("**/*.html", { cwd: client })) {
    const page = path.join(client, file);
    writeFileSync(
      page,
      readFileSync(page, "utf8").replace("<head>", '<head><script src="/collect.js"></script>'),
    );
    for (const ending of ["br", "gz", "zst"]) rmSync(`${page}.${ending}`, { force: true });
  }
  return root;
}

describe.skipIf(!hasWebkit())("in WebKit", () => {
  let webkit: Webkit;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  let url: string;
  const started = new AsyncDisposableStack();

  beforeAll(async () => {
    mailbox = await startMailbox();
    started.defer(() => mailbox.stop());
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    const server = await startServer(siteWithCollector(), {
      PORT: port,
      SITE_URL: url,
      SMTP_URL: mailbox.url,
    });
    started.defer(async () => void (await server.stop()));
    webkit = started.use(await startWebkit());
  }, 60_000);
  afterAll(() => started.disposeAsync());

  async function open(address: string) {
    await webkit.open(url + address);
    await webkit.until("document.documentElement.dataset.hydrated !== undefined");
  }

  it.each([
    [1280, [...everyPage, ...everyArabicTemplate]],
    [390, [...everyTemplate, ...everyArabicTemplate]],
  ] as const)(
    "pages hydrate without a fault and fit, %i px",
    async (width, addresses) => {
      await webkit.resize(width, 900);
      for (const address of addresses) {
        await open(address);
        // The page's own effect may run after the frame's.
        if (address.endsWith(unknownPage)) await webkit.until("window.faults.length > 0");
        const { faults, sideways, inner } = await webkit.run(
          "return { faults: window.faults, sideways: document.documentElement.scrollWidth - innerWidth, inner: innerWidth }",
        );
        const expected = address.endsWith(unknownPage) ? [`404: this page does not exist: ${address}`] : [];
        expect.soft(faults, address).toEqual(expected);
        expect.soft(sideways, address).toBeLessThanOrEqual(0);
        expect(inner).toBe(width);
      }
    },
    180_000,
  );

  it("sends the contact form to the mailbox, with the campaign that led there", async () => {
    await webkit.resize(390, 900);
    await open(`/contact?${new URLSearchParams(campaign)}`);
    for (const [name, value] of Object.entries({ ...samples.contact, subject: "From WebKit" }))
      await webkit.type(`main [name=${name}]`, String(value));
    await webkit.click("main [type=submit]");
    await webkit.until("document.querySelector('[data-result=success]')");
    const mail = await mailbox.next(({ subject }) => subject === "New Contact Form - From WebKit");
    for (const text of [samples.contact.message, Object.values(campaign).join(" / ")])
      expect(mail.text).toContain(text);
  });

  it("opens a page from the menus, and closes a drop-down at a press elsewhere", async () => {
    await webkit.resize(1024, 768);
    await open("/about");
    // As Safari does, without giving the button the focus.
    await webkit.run("document.querySelector('[aria-controls=menu-solutions]').click()");
    await webkit.until("document.querySelector('#menu-solutions')");
    await webkit.run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))");
    await webkit.until("!document.querySelector('#menu-solutions')");
    await webkit.click("[aria-controls=menu-solutions]");
    await webkit.click("#menu-solutions a[href='/solutions/transaction-monitoring']");
    await webkit.until("location.pathname === '/solutions/transaction-monitoring'");
    await webkit.resize(390, 844);
    await webkit.click("[commandfor=menu]");
    await webkit.until("document.querySelector('#menu').getBoundingClientRect().left === 0");
    await webkit.click("#menu a[href='/why-us']");
    await webkit.until("location.pathname === '/why-us' && !document.querySelector('#menu').open");
  });

  it.each([
    ["/why-us", "accuracy", ".tool-slider input", "\uE014"],
    ["/solutions/risk-assessment", "sandbox", ".tool-slider input", "\uE014"],
    ["/services/fraud-resilience-assessment", "self-check", ".check-choices button", " "],
  ])("%s: the tool %s answers to the keyboard", async (address, tool, control, key) => {
    await webkit.resize(1280, 900);
    await open(address);
    // Again and again, as sections that are laid out on the way move it.
    await webkit.until(
      `(document.getElementById("${tool}").open = true,
      document.getElementById("${tool}").scrollIntoView() ?? document.querySelector("#${tool} ${control}:enabled"))`,
    );
    const words = () => webkit.run(`return document.getElementById("${tool}").innerText`);
    const before = await words();
    await webkit.type(`#${tool} ${control}:enabled`, key);
    await webkit.until(`document.getElementById("${tool}").innerText !== ${JSON.stringify(before)}`);
  });
});
