import { defineConfig } from "vitest/config";

const report = process.env.REPORT;

export default defineConfig({
  test: {
    // Real servers, databases and disks: on a busy machine each step takes its time.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: "100%",
    globalSetup: "tests/support/temporary-folder.ts",
    reporters: report ? ["default", ["junit", { outputFile: report }]] : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,cli,content,contract,desk,illustrations,leads,scripts,server,settings}/**/*.test.{ts,tsx}",
          ],
          // Functions without a state of their own need no process for each file.
          isolate: false,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/*.test.ts"],
          globalSetup: "tests/support/fresh-build.ts",
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          globalSetup: "tests/support/fresh-build.ts",
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/*.test.ts"],
          globalSetup: "tests/support/postgres.ts",
        },
      },
    ],
  },
});
