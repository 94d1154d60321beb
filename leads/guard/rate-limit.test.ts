import { expect, it, vi } from "vitest";
import { visitorKey } from "./address.ts";
import { createRateLimit } from "./rate-limit.ts";

it("refuses new visitors while it counts as many as fit, and drops no counter that is in use", () => {
  const countPost = createRateLimit(1);
  expect([countPost("first"), countPost("first")]).toEqual([undefined, expect.anything()]);
  const others = Array.from({ length: 49_999 }, (_, index) => countPost(String(index)));
  expect(new Set(others)).toEqual(new Set([undefined]));
  for (const visitor of ["one more", "first"]) expect(countPost(visitor)).toBeDefined();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
  expect(countPost("one more")).toBeUndefined();
  vi.restoreAllMocks();
});

it("counts the networks of an IPv6 /48 together too, so that they cannot fill it", () => {
  const countPost = createRateLimit(2);
  const countFrom = (network: number) => countPost(visitorKey(`2001:db8:7:${network.toString(16)}::1`));
  for (let network = 0; network < 32; network++) expect(countFrom(network)).toBeUndefined();
  expect(countFrom(32)).toBeDefined();
  expect(countPost(visitorKey("2001:db8:8::1"))).toBeUndefined();
});
