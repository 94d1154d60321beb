import fc from "fast-check";
import { expect, it } from "vitest";
import type { QuestionId } from "../../../content/words.ts";
import type { Advice, Answer, Exposure, QuestionReply } from "./priority.ts";
import { checkResult, questions, weigh } from "./priority.ts";

const given = (exposure: Exposure, ...replies: QuestionReply[]): Answer => ({
  exposure,
  replies: Object.fromEntries(replies.map((reply, k) => [questions[k], reply])),
});
const no3: QuestionReply[] = ["no", "no", "no"];

it("weighs a scenario by its exposure and its gaps, and one that does not apply by nothing", () => {
  expect(weigh(given(3, "no", "unsure"))).toEqual({ gaps: 2, unsure: 1, open: 1, priority: 6 });
  expect(weigh(given(0, "no", "unsure", "no"))).toEqual({ gaps: 0, unsure: 0, open: 0, priority: 0 });
  expect(weigh({ replies: { seen: "no" } })).toMatchObject({ priority: 0 });
});

it("of the same priority, more don't-knows come first, then the higher exposure, then the order of the list", () => {
  const [twice, again] = [given(2, ...no3), given(2, ...no3)];
  const [unsure, heavy] = [given(3, "no", "unsure"), given(3, "no", "no")];
  const { first } = checkResult([twice, again, unsure, heavy, given(3, "yes"), given(1, "no")]);
  expect(first.map(({ priority }) => priority)).toEqual([6, 6, 6, 6, 1]);
  expect(first.map(({ replies }) => replies)).toEqual(
    [unsure, heavy, twice, again, given(1, "no")].map(({ replies }) => replies),
  );
});

it("a scenario with an open question is started but not answered", () =>
  expect(checkResult([given(3, "yes", "no"), given(0)])).toMatchObject({ answered: 1, open: 1 }));

/** As many scenarios with the same answers. */
const many = (count: number, exposure: Exposure, ...replies: QuestionReply[]) =>
  Array.from({ length: count }, () => given(exposure, ...replies));

it.each<[string, Answer[], number, Advice]>([
  ["14 a little, all no: 14 times 1 x 3 = 3, none at 6", many(14, 1, ...no3), 14, "ask"],
  ["6 heavily, all unsure: 6 times 3 x 3 = 9", many(6, 3, "unsure", "unsure", "unsure"), 6, "advanced"],
  ["1 a little, all no: 1 x 3 = 3", many(1, 1, ...no3), 1, "simulation"],
  ["1 heavily, all no: 3 x 3 = 9", many(1, 3, ...no3), 1, "advanced"],
  ["3 clearly, all no: 3 times 2 x 3 = 6", many(3, 2, ...no3), 3, "advanced"],
  ["2 at 6 and 1 at 4", [...many(2, 2, ...no3), ...many(1, 2, "no", "no")], 3, "basic"],
  ["2 clearly, all no: twice 6", many(2, 2, ...no3), 2, "simulation"],
  ["6 at 3", many(6, 3, "no"), 6, "basic"],
  ["7 at 3", many(7, 3, "no"), 7, "ask"],
  ["20 at 2: 2 x 1, below 3", many(20, 2, "no"), 0, "none"],
  ["nothing answered", [], 0, "none"],
])("the plan follows the worst scenario, then how many count: %s", (_, all, high, advice) => {
  expect(checkResult(all)).toMatchObject({ high, advice });
});

const exposures: readonly Exposure[] = [0, 1, 2, 3];
const reply = fc.constantFrom<QuestionReply[]>("yes", "no", "unsure");
const replies = fc.record({ seen: reply, stopped: reply, owner: reply }, { requiredKeys: [] });
const answer: fc.Arbitrary<Answer> = fc.record({ exposure: fc.constantFrom(...exposures), replies });
const answers = fc.array(answer, { minLength: 14, maxLength: 14 });

it("worse answers lower neither a priority nor the plan", () => {
  const plans: Advice[] = ["none", "simulation", "basic", "ask", "advanced"];
  const worse = (one: Answer | undefined, question: QuestionId | undefined): Answer => {
    const { exposure = 0, replies = {} } = one ?? {};
    if (!question) return { exposure: exposures[exposure + 1] ?? 3, replies };
    return {
      exposure,
      replies: { ...replies, [question]: replies[question] === "unsure" ? "unsure" : "no" },
    };
  };
  fc.assert(
    fc.property(answers, fc.nat(13), fc.constantFrom(undefined, ...questions), (all, at, question) => {
      const [before, after] = [checkResult(all), checkResult(all.with(at, worse(all[at], question)))];
      expect(after.rows[at]?.priority).toBeGreaterThanOrEqual(before.rows[at]?.priority ?? 0);
      expect(plans.indexOf(after.advice)).toBeGreaterThanOrEqual(plans.indexOf(before.advice));
    }),
  );
});
