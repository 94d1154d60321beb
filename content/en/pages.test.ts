import { expect, it } from "vitest";
import type { PageHead } from "../types/pages.ts";
import { pages } from "./pages.ts";

it.each(Object.values<PageHead>(pages))(
  "$path has a title and a description that search results show whole",
  (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
  },
);
