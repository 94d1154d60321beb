import { afterEach, expect, it, vi } from "vitest";
import { readReport, runSteps, summarise } from "./steps.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

it("runs every step, also beside one that fails, and names all that failed", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const step = (name: string, command: string) => ({ name, command, repeat: () => `repeat ${name}` });
  summarise(
    await runSteps(
      step("lint", "echo a line is long; exit 1"),
      step("types", "echo a type is wrong; exit 2"),
      { ...step("tests without a report", "true"), read: readReport },
    ),
  );
  const text = logged.mock.calls.flat().join("\n");
  for (const part of [
    "a line is long",
    "a type is wrong",
    "repeat lint",
    "repeat types",
    "repeat tests",
    "0 passed, 3 failed",
  ])
    expect(text).toContain(part);
  expect(process.exitCode).toBe(1);
});
