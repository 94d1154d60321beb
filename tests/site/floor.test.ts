import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtPages } from "../../scripts/built-pages.ts";
import { isInlineScript } from "../../scripts/csp.ts";
import { ownText } from "../../server/http/elements.ts";
import { lackingInPage, lackingInScript, lackingInStyles } from "../support/floor.ts";

/** What only some of the supported browsers know, and what the others do without it. */
const allowed: Record<string, string> = {
  ":details-content": "closed details stay closed on paper",
  ":has": "Firefox 115: nothing is marked, hidden or moved by what it holds, and a tool prints with its page",
  "@page": "the margins of the browser",
  "@property": "Tailwind sets the values by another rule; ours are lengths and numbers as they are written",
  "anchor-name:": "used in @supports",
  "break-after: avoid": "a heading may end a sheet of paper",
  "contain-intrinsic-block-size:": "goes with content-visibility",
  "content-visibility:": "parts that nobody sees yet are laid out at once",
  "field-sizing:": "a fixed height in @supports not",
  "font-family: ui-monospace": "the next font of the list",
  "grid-template-columns: subgrid": "a name stands over its text",
  "grid-template-rows: subgrid": "sliders side by side stand at different heights",
  "reading-flow:": "the focus follows the markup",
  "scrollbar-gutter:": "the page moves by a scroll bar when the menu opens",
  "scrollbar-width:": "a scroll bar of the usual width",
  "text-decoration: dotted": "Safari takes it by its prefix, which is there",
  "text-wrap:": "lines of other lengths",
  ".destroy()": "the carousel's",
  ".seek()": "the carousel's",
  ".skipTransition()": "React calls it where there are view transitions",
  ".startViewTransition()": "React calls it where there are view transitions",
  ".toArray()": "React's",
  ".use()": "React's",
  navigation: "React asks for it first",
  "<button command>": "a script opens the menu",
  "<button commandfor>": "a script opens the menu",
  "<details name>": "several can be open",
  "<link blocking>": "the first paint does not wait",
  "[autocapitalize]": "the keyboard starts with a capital",
};

const read = (file: string) => readFileSync(file, "utf8");
/** The names that the supported browsers lack, by the file that has them. */
async function lackingByFile(): Promise<[file: string, names: string[]][]> {
  const sheets = [...globSync("build/client/**/*.css"), "desk/desk.css"];
  const pages = await builtPages("build/client");
  return [
    ...sheets.map((file): [string, string[]] => [file, lackingInStyles(read(file))]),
    ...globSync("build/client/**/*.js").map((file): [string, string[]] => [
      file,
      lackingInScript(read(file)),
    ]),
    ...pages.map(({ path, elements }): [string, string[]] => [
      path,
      [
        ...lackingInPage(elements),
        ...elements.filter(isInlineScript).flatMap((script) => lackingInScript(ownText(script))),
      ],
    ]),
  ];
}

it("knows what the floor lacks in a script and in a stylesheet", () => {
  const script = 'Object.groupBy([], String); URL.parse(""); document.body.matches(":dir(rtl)")';
  expect(lackingInScript(script)).toEqual([":dir", "Object.groupBy", "URL.parse"]);
  expect(lackingInStyles("a{& b{color:light-dark(#000,#fff)}}")).toEqual(["&", "light-dark()"]);
});

it("gives browsers nothing that the floor lacks, but for what it does well without", async () => {
  const files = await lackingByFile();
  const surprises = files.map(([file, names]) => [file, names.filter((name) => !(name in allowed))]);
  expect(surprises.filter(([, names]) => names?.length)).toEqual([]);
  expect([...new Set(files.flatMap(([, names]) => names))].sort()).toEqual(Object.keys(allowed).sort());
});
