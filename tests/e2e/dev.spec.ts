import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { samples } from "../../contract/samples.ts";
import { listening } from "../support/e2e.ts";

const START_MS = 90_000;

test("npm run dev serves the pages, takes a lead and prints its mail", async ({ page }) => {
  test.setTimeout(2 * START_MS);
  const dev = spawn("npm", ["run", "dev"], { detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (chunk) => (printed += chunk));
  try {
    for (const told of [/Listening on /, /Local/])
      await expect.poll(() => printed, { timeout: START_MS }).toMatch(told);
    await page.goto("http://localhost:5173/contact");
    await listening(page);
    const { name, email, subject } = samples.contact;
    // its store stays between runs, and the same words again would be the same lead
    const message = `Sent from a test, ${new Date().toISOString()}`;
    for (const [field, value] of Object.entries({ name, email, subject, message }))
      await page.locator(`main [name=${field}]`).fill(String(value));
    await page.getByRole("button", { name: "Submit Message" }).click();
    await expect(page.locator("[data-toast]")).toContainText("Message Sent");
    await expect.poll(() => printed).toContain(message);
  } finally {
    if (dev.pid) process.kill(-dev.pid);
    await once(dev, "close");
  }
});
