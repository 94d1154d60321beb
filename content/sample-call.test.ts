import { expect, it } from "vitest";
import { figures } from "./en/figures.ts";
import { home } from "./en/home.ts";
import { sampleCall } from "./sample-call.ts";

const request = JSON.parse(sampleCall.request);
const answer = JSON.parse(sampleCall.answer);

it("is the payment of the page's other samples", () => {
  const { labels } = figures["fraud-detection"];
  expect(home.hero.answer.payment).toContain(request.id);
  expect(home.hero.answer.reasons.map(({ points }) => points)).toEqual(
    answer.reasons.map(({ points }: { points: number }) => points),
  );
  expect(answer.id).toBe(request.id);
  expect(answer.reasons.map(({ why }: { why: string }) => why)).toEqual([
    labels.first,
    labels.second,
    labels.third,
    labels.fourth,
  ]);
});

it("adds the points of its reasons up to the score", () => {
  const points = answer.reasons.map((reason: { points: number }) => reason.points);
  expect(points.reduce((sum: number, some: number) => sum + some, 0)).toBe(answer.score);
});
