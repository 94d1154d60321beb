import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuestionId } from "../../../content/words.ts";
import {
  type Advice,
  type Answer,
  type Exposure,
  questions,
  type Reply,
  resultOf,
  weigh,
} from "./priority.ts";

const exposures: readonly Exposure[] = [0, 1, 2, 3];
const reply = fc.constantFrom<Reply[]>("yes", "no", "unsure");
const replies = fc.record({ seen: reply, stopped: reply, owner: reply }, { requiredKeys: [] });
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ replies }),
  fc.record({ exposure: fc.constantFrom(...exposures), replies }),
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
    expect(resultOf([given(3, "yes", "no"), given(0)])).toMatchObject({ answered: 1, open: 1 });
  });
  it("a scenario that does not apply to the visitor is 0 whatever was replied", () => {
    expect(weigh(given(0, "no", "unsure", "no"))).toEqual({ gaps: 0, unsure: 0, open: 0, priority: 0 });
  });
  it("the same priority and as many don't-knows: the higher exposure first, then the order of the list", () => {
    // 3 x 2 = 6 before 2 x 3 = 6, and the first 2 x 3 before the second.
    const { first } = resultOf([
      given(2, "no", "no", "no"),
      given(2, "no", "no", "no"),
      given(3, "no", "no"),
    ]);
    expect(first.map(({ index }) => index)).toEqual([2, 0, 1]);
  });
});

/** As many scenarios with the same answers. */
const many = (count: number, exposure: Exposure, ...replies: Reply[]) =>
  Array.from({ length: count }, () => given(exposure, ...replies));
const no3: Reply[] = ["no", "no", "no"];

describe("the plan follows the worst scenario, then how many count", () => {
  it.each<[string, Answer[], number, Advice]>([
    ["14 a little, all no: 14 times 1 x 3 = 3, none at 6", many(14, 1, ...no3), 14, "ask"],
    ["6 heavily, all unsure: 6 times 3 x 3 = 9", many(6, 3, "unsure", "unsure", "unsure"), 6, "advanced"],
    ["1 a little, all no: 1 x 3 = 3", many(1, 1, ...no3), 1, "simulation"],
    ["1 heavily, all no: 3 x 3 = 9", many(1, 3, ...no3), 1, "advanced"],
    ["3 clearly, all no: 3 times 2 x 3 = 6", many(3, 2, ...no3), 3, "advanced"],
    ["2 at 6 and 1 at 4", [...many(2, 2, ...no3), ...many(1, 2, "no", "no")], 3, "basic"],
    ["2 clearly, all no: twice 6", many(2, 2, ...no3), 2, "simulation"],
    ["3 heavily, one no: 3 times 3 x 1 = 3", many(3, 3, "no"), 3, "basic"],
    ["6 at 3", many(6, 3, "no"), 6, "basic"],
    ["7 at 3", many(7, 3, "no"), 7, "ask"],
    ["20 at 2: 2 x 1, below 3", many(20, 2, "no"), 0, "none"],
    ["nothing answered", [], 0, "none"],
  ])("%s", (_, all, high, advice) => {
    expect(resultOf(all)).toMatchObject({ high, advice });
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
  it("worse answers lower neither a priority nor the plan", () => {
    const plans: Advice[] = ["none", "simulation", "basic", "ask", "advanced"];
    const worse = (one: Answer, question: QuestionId | undefined): Answer => {
      if (question && one.replies[question] === "unsure") return one;
      if (question) return { ...one, replies: { ...one.replies, [question]: "no" } };
      return { ...one, exposure: exposures[(one.exposure ?? 0) + 1] ?? 3 };
    };
    fc.assert(
      fc.property(answers, fc.nat(13), fc.constantFrom(undefined, ...questions), (all, at, question) => {
        const [before, after] = [resultOf(all), resultOf(all.with(at, worse(all[at] ?? given(0), question)))];
        expect(after.rows[at]?.priority).toBeGreaterThanOrEqual(before.rows[at]?.priority ?? 0);
        expect(plans.indexOf(after.advice)).toBeGreaterThanOrEqual(plans.indexOf(before.advice));
      }),
    );
  });
});
