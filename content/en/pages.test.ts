import { expect, it } from "vitest";
import { type PageWords, pages } from "./pages.ts";

it.each(Object.values<PageWords>(pages))(
  "$path has a title and a description that search results show whole",
  (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
  },
);
