import { expect, it } from "vitest";
import { listOf } from "./list.ts";

it("joins a list as each language does", () => {
  expect(listOf(["London", "Dubai", "Cairo"], "en")).toBe("London, Dubai and Cairo");
  expect(listOf(["لندن", "دبي", "القاهرة"], "ar")).toBe("لندن ودبي والقاهرة");
  expect(listOf(["لندن"], "ar")).toBe("لندن");
});
