import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answer, type Exposure, questions, type Reply, resultOf, weigh } from "./priority.ts";

const reply = fc.constantFrom<Reply[]>("yes", "no", "unsure");
const replies = fc.record({ seen: reply, stopped: reply, owner: reply }, { requiredKeys: [] });
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ replies }),
  fc.record({ exposure: fc.constantFrom<Exposure[]>(0, 1, 2, 3), replies }),
);
const answers = fc.array(answer, { minLength: 14, maxLength: 14 });

const given = (exposure: Exposure, ...replies: Reply[]): Answer => ({
  exposure,
  replies: Object.fromEntries(replies.map((reply, k) => [questions[k], reply])),
});

describe("the worked examples", () => {
  it("heavy exposure with no, don't know and an open question is 6, with one open", () => {
    expect(weigh(given(3, "no", "unsure"))).toEqual({ gaps: 2, unsure: 1, open: 1, priority: 6 });
  });
  it("the same priority with fewer don't-knows comes after it", () => {
    const { first } = resultOf([given(2, "no", "no", "no"), given(3, "no", "unsure")]);
    expect(first.map(({ index, priority }) => [index, priority])).toEqual([
      [1, 6],
      [0, 6],
    ]);
  });
  it("a scenario with an open question is started but not answered", () => {
    expect(resultOf([given(3, "yes", "no"), given(0)])).toMatchObject({ begun: 2, answered: 1, open: 1 });
  });
  it("a scenario that does not apply to the visitor is 0 whatever was replied", () => {
    expect(weigh(given(0, "no", "unsure", "no"))).toEqual({ gaps: 0, unsure: 0, open: 0, priority: 0 });
  });
  it.each([
    [[], "none"],
    [[9], "simulation"],
    [[9, 9], "simulation"],
    [[3, 3, 3], "basic"],
    [[6, 6, 3, 3, 3, 3], "basic"],
    [[3, 3, 3, 3, 3, 3, 3], "ask"],
    [[3, 3, 9], "advanced"],
    [[6, 6, 6], "advanced"],
  ])("scenarios of priority %j: %s", (high, advice) => {
    const least = given(1, "no");
    const all = high.map((priority) => given(3, ...Array<Reply>(priority / 3).fill("no")));
    expect(resultOf([...all, least, least])).toMatchObject({ high: high.length, advice });
  });
});

describe("any answers", () => {
  it("priority is exposure times gaps, from 0 to 9, and every question is counted once", () => {
    fc.assert(
      fc.property(answer, (one) => {
        const { gaps, unsure, open, priority } = weigh(one);
        expect(priority).toBe((one.exposure ?? 0) * gaps);
        expect(priority).toBeLessThanOrEqual(9);
        expect(unsure).toBeLessThanOrEqual(gaps);
        const yes = Object.values(one.replies).filter((given) => given === "yes").length;
        if (one.exposure) expect(gaps + open + yes).toBe(3);
      }),
    );
  });
  it("the list holds the five highest priorities, highest first", () => {
    fc.assert(
      fc.property(answers, (all) => {
        const { rows, first } = resultOf(all);
        const highest = rows.map(({ priority }) => priority).filter((priority) => priority > 0);
        expect(first.map(({ priority }) => priority)).toEqual(highest.sort((a, b) => b - a).slice(0, 5));
      }),
    );
  });
  it("a reply of no instead of yes never lowers a priority", () => {
    fc.assert(
      fc.property(answer, fc.constantFrom(...questions), (one, question) => {
        const as = (reply: Reply) =>
          weigh({ ...one, replies: { ...one.replies, [question]: reply } }).priority;
        expect(as("no")).toBeGreaterThanOrEqual(as("yes"));
      }),
    );
  });
});
