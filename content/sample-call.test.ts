import { expect, it } from "vitest";
import { home } from "./en/home.ts";
import { products } from "./en/products.ts";
import { sampleCall } from "./sample-call.ts";

const request = JSON.parse(sampleCall.request);
const answer = JSON.parse(sampleCall.answer);

it("is the payment of the page's record and of the home page", () => {
  const { record, subject, number } = products["fraud-detection"];
  expect(home.hero.answer.payment).toContain(request.id);
  expect(home.hero.answer.reasons.map(({ points }) => points)).toEqual(
    answer.reasons.map(({ points }: { points: number }) => points),
  );
  expect([subject, record?.id, answer.id]).toEqual([request.id, request.id, request.id]);
  expect(number).toBe(`${answer.score}`);
  const reasons = answer.reasons.map(({ why }: { why: string }) => why.toLowerCase());
  expect(record?.reasons.map((reason) => reason.toLowerCase())).toEqual(reasons);
});

it("adds the points of its reasons up to the score", () => {
  const points = answer.reasons.map((reason: { points: number }) => reason.points);
  expect(points.reduce((sum: number, some: number) => sum + some, 0)).toBe(answer.score);
});
