import { afterEach, expect, it, vi } from "vitest";
import type { Scenario } from "./types/scenarios.ts";

const languages = [
  {
    list: () => import("./en/scenarios.ts"),
    all: () => import("./en/words.ts"),
    counts: [
      /fourteen (?=(fraud )?scenarios)/gi,
      /fifteen (?=(fraud )?scenarios)/gi,
      /14(?= (\w+ )?scenarios)/g,
      /15(?= (\w+ )?scenarios)/g,
    ],
  },
  {
    list: () => import("./ar/scenarios.ts"),
    all: () => import("./ar/words.ts"),
    counts: [/أربعة عشر/g, /خمسة عشر/g, /14(?= سيناريو)/g, /15(?= سيناريو)/g],
  },
] as const;

// The next file imports the words anew, without the scenario that was added here.
afterEach(() => void vi.resetModules());

it.each(languages)(
  "counts the scenarios by their list: one more changes every sentence",
  async (language) => {
    const countsIn = async () => {
      const text = JSON.stringify((await language.all()).words);
      return language.counts.map((count) => text.match(count)?.length ?? 0);
    };
    const [inWords = 0, , inDigits = 0] = await countsIn();
    expect(inWords).toBeGreaterThan(0);
    vi.resetModules();
    const { scenarios } = await language.list();
    (scenarios as Scenario[]).push(...scenarios.slice(0, 1));
    expect(await countsIn()).toEqual([0, inWords, 0, inDigits]);
  },
);
