import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { forms } from "../../content/en/forms.ts";
import { samples } from "../../contract/samples.ts";
import { LIGHT } from "../../illustrations/engine/palette.ts";
import { freePort } from "../../scripts/free-port.ts";
import { site } from "../../settings/site.js";
import { copyCheckout } from "../support/checkout.ts";
import { listening } from "../support/e2e.ts";
import { answer } from "../support/lead-forms.ts";

const START_MS = 90_000;
/** A change takes about half a second on an idle machine. */
const CHANGE_MS = 20_000;

test("npm run dev applies changes without a reload and accepts leads", async ({ page }) => {
  test.setTimeout(4 * START_MS);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") complaints.push(line.text());
  });
  const { folder, edit } = copyCheckout({ ownPackages: true });
  const port = String(await freePort());
  const env = { ...process.env, PORT: port };
  const dev = spawn(process.execPath, ["scripts/dev.ts"], { cwd: folder, env });
  let text = "";
  for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (chunk) => (text += chunk));
  const printed = () => text;
  const soon = expect.configure({ timeout: CHANGE_MS });
  try {
    for (const line of [/Listening on /, /Local/])
      await expect.poll(printed, { timeout: START_MS }).toMatch(line);
    expect(printed().split("\n")[0]).toContain(`http://localhost:${port}`);

    await page.goto(`http://localhost:${port}/contact`);
    await listening(page);
    await answer(page, "contact", { ...samples.contact, message: "Sent from a test" });
    await page.locator("main [type=submit]").click();
    await expect(page.locator("[data-toast]")).toContainText(forms.contact.toasts.success.title);
    await expect.poll(printed).toContain("Sent from a test");
    await page.goto(`http://localhost:${port}/about`);
    await listening(page);
    const heading = page.getByRole("heading", { level: 1 });
    // A changed word loads the page again; a change before the new page listens would be lost.
    const loadedAgain = page.waitForEvent("console", {
      predicate: (line) => line.text().includes("[vite] connected"),
      timeout: CHANGE_MS,
    });
    edit("content/en/about.ts", "heading: `About", "heading: `All about");
    await loadedAgain;
    await soon(heading).toHaveText(`All about ${site.brand}`);
    // A component that changes before it hydrates would differ from the HTML, which hydration leaves as it is.
    await listening(page);
    edit("app/styles/colours.css", `--paper: light-dark(${LIGHT.paper}`, "--paper: light-dark(#ffeeee");
    await soon(page.locator("html")).toHaveCSS("background-color", "rgb(255, 238, 238)");
    edit("app/layout/logo.tsx", "<LogoMark />", "<LogoMark size={40} />");
    await soon(page.locator("header a svg").first()).toHaveAttribute("width", "40");
    edit("owner/site.config.ts", "\n};", '\n  ...{ brand: "Lucid" },\n};');
    await soon(heading).toHaveText("All about Lucid");
    await soon(page.locator("header a").first()).toHaveText("Lucid");

    const picture = page.locator("main use").first();
    const widthOf = () => picture.evaluate((use: SVGUseElement) => use.getBBox().width);
    const width = await widthOf();
    edit("illustrations/pictures/patterns.ts", "s: 90", "s: 60");
    execFileSync(process.execPath, ["illustrations/draw.ts"], { cwd: folder });
    await soon.poll(widthOf).not.toBe(width);

    const post = async (body: string) => {
      const headers = { "content-type": "application/json" };
      const url = `http://localhost:${port}/ajax/${site.mailbox}`;
      return (await fetch(url, { method: "POST", headers, body })).text();
    };
    edit("contract/english.ts", "Send one JSON object.", "Send a JSON object.");
    await soon.poll(() => post("[]")).toContain("Send a JSON object.");
  } finally {
    // Without a server its script would look for one, which the console reports.
    await page.close();
    dev.kill();
    // The pipes close only when the last process that was started has ended.
    await once(dev, "close");
  }
  expect(complaints).toEqual([]);
});
