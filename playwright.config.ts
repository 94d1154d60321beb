import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestBrowser } from "./scripts/browser.ts";

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: ["./tests/support/fresh-build.ts", "./tests/support/temporary-folder.ts"],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  outputDir: "test-results",
  reporter: process.env.REPORT ? [["list"], ["junit", { outputFile: process.env.REPORT }]] : "list",
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    screenshot: "only-on-failure",
  },
});
