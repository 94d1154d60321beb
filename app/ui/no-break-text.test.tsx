import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createPages, type Page } from "../navigation/pages.ts";
import { createRouter, RouterContext } from "../navigation/router.tsx";
import { NoBreakText } from "./no-break-text.tsx";

const html = (path: string, text: string) =>
  renderToStaticMarkup(
    <RouterContext value={createRouter(createPages({}), { path } as Page, new URL(path, "http://localhost"))}>
      <NoBreakText text={text} />
    </RouterContext>,
  );
/** The parts that keep their direction on an Arabic page. */
const whole = (text: string) =>
  [...html("/ar", text).matchAll(/<bdi dir="ltr"[^>]*>([^<]+)/g)].map(([, part]) => part);

it("keeps hyphenated words and ranges in one piece, and English text otherwise as it is", () => {
  expect(html("/", "no cash-out")).toBe('no <span class="whitespace-nowrap">cash-out</span>');
  expect(html("/", "60–85% less")).toBe('<span class="whitespace-nowrap">60–85%</span> less');
  expect(html("/", "99.8% of +60 - or 24/7")).toBe("99.8% of +60 - or 24/7");
});

it.each([
  ["دقة 99.8% فقط", ["99.8%"]],
  ["بين 60–85%، ثم", ["60–85%"]],
  ["+60 نمطًا، و10+ سيناريوهات", ["+60", "10+"]],
  ["الصفحات 12-15.", ["12-15"]],
  ["هاتف +971 4 000 0000", ["+971 4 000 0000"]],
  ["01 / 14", ["01 / 14"]],
  ["رقم CBUAE/FCMCP/2025/3057، المادة 6", ["CBUAE/FCMCP/2025/3057"]],
  ["المعاملة TX-48214 على 7F2A-09", ["TX-48214", "7F2A-09"]],
])("isolates the figures of %s", (text, figures) => {
  expect(whole(text)).toEqual(figures);
});

it("leaves alone what browsers wrap correctly", () => {
  expect(whole("في 10,000 حالة عند 14:36، من 6 إلى 12 شهرًا.")).toEqual([]);
});
