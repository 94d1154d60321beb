import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { samples } from "../../contract/samples.ts";
import { type Engine, engines } from "../support/engines.ts";
import { startSite } from "../support/live-site.ts";
import { everyArabicTemplate, everyTemplate, tools, unknownPage } from "../support/paths.ts";
import { freshDir } from "../support/server.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** Collects what goes wrong before a test can look. */
const COLLECT = `
  window.faults = [];
  const note = (what) => window.faults.push(String(what));
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective + " " + event.blockedURI));
  console.error = (...parts) => note(parts.join(" "));`;
const FAULTS = `[...window.faults, ...performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:"))]`;

/** Copies the built site and puts the collector first on each page. */
function siteWithCollector(): string {
  const root = freshDir();
  const client = path.join(root, "build/client");
  cpSync("build", path.join(root, "build"), { recursive: true });
  writeFileSync(path.join(client, "collect.js"), COLLECT);
  for (const file of globSync("**/*.html", { cwd: client })) {
    const page = path.join(client, file);
    const html = readFileSync(page, "utf8");
    writeFileSync(page, html.replace("<head>", '<head><script src="/collect.js"></script>'));
    for (const ending of ["br", "gz"]) rmSync(`${page}.${ending}`, { force: true });
  }
  return root;
}

const started = new AsyncDisposableStack();
const { url, mailbox } = started.use(await startSite(siteWithCollector()));
afterAll(() => started.disposeAsync());

describe.for(engines)("in $name", ({ name, start, isInstalled, packages }) => {
  if (!isInstalled) return it.skip(`${name}; apt-get install ${packages}`);

  let engine: Engine;
  beforeAll(async () => {
    engine = started.use(await start());
  });

  const until = (expression: string) =>
    // While a document is replaced, there is nothing to ask.
    vi.waitUntil(() => engine.run(`return Boolean(${expression})`).catch(() => false), {
      timeout: 60_000,
      interval: 20,
    });
  const isListening = () => until("document.documentElement.dataset.hydrated !== undefined");
  async function open(path: string, width = 1280) {
    await engine.resize(width, 900);
    await engine.open(url + path);
    await isListening();
  }

  it("every kind of page hydrates without a fault and fits, at 1280 and 390 px", async () => {
    for (const path of [...everyTemplate, ...everyArabicTemplate]) {
      await open(path);
      const isUnknown = path.endsWith(unknownPage);
      // The page's own effect may run after the layout's.
      if (isUnknown) await until("window.faults.length > 0");
      const expected = isUnknown ? [`404: this page does not exist: ${path}`] : [];
      expect.soft(await engine.run(`return ${FAULTS}`), path).toEqual(expected);
      for (const width of [1280, 390]) {
        await engine.resize(width, 900);
        await until(`innerWidth === ${width}`);
        const sideways = await engine.run("return document.documentElement.scrollWidth - innerWidth");
        expect.soft(sideways, `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  it("sends a form with its campaign and an Arabic domain in ASCII, and keeps nothing", async () => {
    await open("/ar/contact?utm_source=news&utm_medium=mail&utm_campaign=autumn", 390);
    const answers = { ...samples.contact, subject: `From ${name}`, email: "huda@مثال.إختبار\u200E" };
    for (const [field, value] of Object.entries(answers))
      await engine.type(`main [name=${field}]`, String(value));
    await engine.click("main [type=submit]");
    await until("document.querySelector('[data-result=success]')");
    const mail = await mailbox.next(({ subject }) => subject === `New Contact Form - From ${name}`);
    const sent = [
      "huda@xn--mgbh0fb.xn--kgbechtv",
      "/ar/contact",
      "Source: news\nMedium: mail\nCampaign: autumn",
    ];
    for (const text of [samples.contact.message, ...sent]) expect(mail.text).toContain(text);
    const kept = "return [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]";
    expect(await engine.run(kept)).toEqual([""]);
  });

  it("opens a page from the menus, and closes a drop-down at a press elsewhere", async () => {
    await open("/about", 1024);
    // As Safari does, without giving the button the focus.
    await engine.run("document.querySelector('[aria-controls=menu-solutions]').click()");
    await until("document.querySelector('#menu-solutions')");
    await engine.run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))");
    await until("!document.querySelector('#menu-solutions')");
    await engine.click("[aria-controls=menu-solutions]");
    await until("document.querySelector('#menu-solutions')");
    await engine.click("#menu-solutions a[href='/solutions/transaction-monitoring']");
    await until("location.pathname === '/solutions/transaction-monitoring'");
    await engine.resize(390, 844);
    await engine.click("[commandfor=menu]");
    await until("document.querySelector('#menu').getBoundingClientRect().left === 0");
    await engine.click("#menu a[href='/why-us']");
    await until("location.pathname === '/why-us' && !document.querySelector('#menu').open");
  });

  it.each(tools)("$path: the tool $id answers to the keyboard", async ({ path, id, control, key }) => {
    await open(path);
    // Again and again, as sections that are laid out on the way move it.
    await until(
      `(document.getElementById("${id}").open = true,
      document.getElementById("${id}").scrollIntoView() ?? document.querySelector("#${id} ${control}:enabled"))`,
    );
    const before = await engine.run(`return document.getElementById("${id}").innerText`);
    await engine.press(`#${id} ${control}:enabled`, key);
    await until(`document.getElementById("${id}").innerText !== ${JSON.stringify(before)}`);
  });
});
