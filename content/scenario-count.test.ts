import { afterEach, expect, it, vi } from "vitest";
import type { Scenario } from "./types/scenarios.ts";

const languages = [
  {
    list: () => import("./en/scenarios.ts"),
    all: () => import("./en/words.ts"),
    counted: [
      /fourteen (?:fraud )?scenarios/gi,
      /fifteen (?:fraud )?scenarios/gi,
      /\b1[45](?= \w* ?scenarios)/g,
    ],
  },
  {
    list: () => import("./ar/scenarios.ts"),
    all: () => import("./ar/words.ts"),
    counted: [/أربعة عشر/g, /خمسة عشر/g, /1[45](?= سيناريو)/g],
  },
] as const;

// The next file imports the words anew, without the scenario that was added here.
afterEach(() => void vi.resetModules());

it.each(languages)(
  "counts the scenarios by their list: one more changes every sentence",
  async (language) => {
    const { list, all, counted } = language;
    const countsIn = async () => {
      const text = JSON.stringify((await all()).words);
      return counted.map((count) => text.match(count) ?? []);
    };
    const [words, , figures] = await countsIn();
    expect([words?.length, figures]).toEqual([4, ["14", "14", "14"]]);
    vi.resetModules();
    const { scenarios } = await list();
    (scenarios as Scenario[]).push(...scenarios.slice(0, 1));
    expect(await countsIn()).toMatchObject([[], { length: 4 }, ["15", "15", "15"]]);
  },
);
