import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Real servers, databases and disks: on a busy machine each step takes its time.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    include: [
      "{app,art,content,contract,server,scripts}/**/*.test.{ts,tsx}",
      "tests/{server,site,firefox}/**/*.test.ts",
    ],
  },
});
