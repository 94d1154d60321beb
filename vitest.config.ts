import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,content,contract,server,scripts}/**/*.test.{ts,tsx}",
      "tests/{faults,site,firefox}/**/*.test.ts",
    ],
  },
});
