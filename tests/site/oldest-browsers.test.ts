import { globSync, readFileSync } from "node:fs";
import data from "@mdn/browser-compat-data" with { type: "json" };
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";
import { OLDEST_BROWSERS } from "../../build-constants.ts";
import { isInlineScript } from "../../scripts/csp.ts";
import { ownText } from "../../server/http/html-elements.ts";
import { pages } from "../support/built-site.ts";

interface Support {
  version_added: string | false | null;
  version_removed?: string;
  flags?: unknown;
  alternative_name?: string;
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [part: string]: unknown;
}

/**
 * Whether the oldest browsers have a name of HTML, CSS or the language, in any of its meanings. ESLint's plugins miss what these
 * data know, such as `URL.parse`, and es-check knows no browser APIs.
 */
const known = new Map<string, boolean>();
const isNewer = (version: string, min: string) => Number(version.replace("≤", "")) > Number(min);

function learn(name: string, { __compat }: Feature) {
  if (!__compat) return;
  const isThere = Object.entries(OLDEST_BROWSERS).every(([browser, min]) =>
    [__compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: since, version_removed: until, flags, alternative_name }) =>
          since && !isNewer(since, min) && (!until || isNewer(until, min)) && !flags && !alternative_name,
      ),
  );
  known.set(name, isThere || known.get(name) === true);
}
const partsOf = (feature: unknown) =>
  Object.entries(feature as Record<string, Feature>).filter(([name]) => name !== "__compat");

function learnFunctions(feature: unknown) {
  for (const [name, part] of partsOf(feature)) {
    learn(`${name.replace(/-function$/, "")}()`, part);
    learnFunctions(part);
  }
}
const { css, html } = data;
learnFunctions(css.types);
for (const [name, rule] of partsOf(css["at-rules"])) learn(`@${name}`, rule);
for (const [name, selector] of partsOf(css.selectors)) learn(name === "nesting" ? "&" : `:${name}`, selector);
for (const [name, property] of partsOf(css.properties)) {
  learn(`${name}:`, property);
  learnFunctions(property);
  for (const [value, part] of partsOf(property)) learn(`${name}: ${value}`, part);
}
const { builtins } = data.javascript;
for (const [name, object] of [...partsOf(builtins), ...partsOf(builtins?.Intl), ...partsOf(data.api)]) {
  learn(name, object);
  for (const [member, part] of partsOf(object)) {
    const plain = member.replace("_static", "");
    learn(name === "Window" ? plain : `${name}.${plain}`, part);
    if (plain === member) learn(`.${member}()`, part);
  }
}
for (const [name, attribute] of partsOf(html.global_attributes)) learn(`[${name}]`, attribute);
for (const [name, element] of partsOf(html.elements)) {
  learn(`<${name}>`, element);
  for (const [attribute, part] of partsOf(element)) learn(`<${name} ${attribute}>`, part);
}

const lacking = (names: string[]) => [...new Set(names)].filter((name) => known.get(name) === false).sort();
const found = (text: string, pattern: RegExp, before = "", after = "") =>
  [...text.matchAll(pattern)].map(([, name]) => before + name + after);
const pseudos = (selector: string) => found(selector, /::?([a-z][a-z-]*)/g, ":");

/** Cuts out the blocks that a browser reads only where it knows what they hold. */
function withoutSupports(sheet: string): string {
  const start = sheet.indexOf("@supports");
  if (start < 0) return sheet;
  let end = sheet.indexOf("{", start) + 1;
  for (let depth = 1; depth > 0; end++) depth += sheet[end] === "{" ? 1 : sheet[end] === "}" ? -1 : 0;
  return sheet.slice(0, start) + withoutSupports(sheet.slice(end));
}

/** Returns the names in a stylesheet that the oldest browsers lack. */
function lackingInStyles(sheet: string): string[] {
  const text = withoutSupports(sheet.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|\\./gs, ""));
  const selectors = found(text, /([^{};]*)\{/g).filter((selector) => !selector.trim().startsWith("@"));
  const declarations = [...text.matchAll(/(?<=[{;]\s*)([a-z][a-z-]*):([^;{}]*)(?=[;}])/g)];
  return lacking([
    ...found(text, /@([\w-]+)/g, "@"),
    ...found(text, /(?<![\w-])([a-z-]+)\(/g, "", "()"),
    ...selectors.flatMap((selector) => [...pseudos(selector), ...found(selector, /(&)/g)]),
    ...declarations.flatMap(([, name = "", value = ""]) => [
      `${name}:`,
      ...(known.get(`${name}:`) ? found(value, /(?<![\w-])([a-z-]+)(?![\w-])/g, `${name}: `) : []),
    ]),
  ]);
}

/** Returns the names in a script that the oldest browsers lack, but for methods that are called only where there are any. */
function lackingInScript(script: string): string[] {
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first], optional }) {
      if (callee.type === "Identifier") names.push(callee.name);
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { object, property, computed } = callee;
      const isOf = object.type === "Identifier" && known.has(`${object.name}.${property.name}`);
      if (!computed && !optional && !isOf) names.push(`.${property.name}()`);
      if (/^(matches|closest|querySelector(All)?)$/.test(property.name) && first?.type === "Literal")
        names.push(...pseudos(String(first.value)));
    },
    MemberExpression({ object, property, computed }) {
      if (object.type !== "Identifier" || property.type !== "Identifier" || computed) return;
      names.push(object.name, `${object.name}.${property.name}`);
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier") names.push(callee.name);
    },
  }).visit(parseSync("script.js", script).program);
  return lacking(names);
}

/** Returns the elements and attributes of a page that the oldest browsers lack. */
const lackingInPage = (elements: { tagName: string; attrs: { name: string }[] }[]): string[] =>
  lacking(
    elements.flatMap(({ tagName, attrs }) => [
      `<${tagName}>`,
      ...attrs.map(({ name }) => (known.has(`[${name}]`) ? `[${name}]` : `<${tagName} ${name}>`)),
    ]),
  );

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
function lackingByFile(): [file: string, names: string[]][] {
  const sheets = [...globSync("build/client/**/*.css"), "desk/desk.css"];
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

it("knows what the oldest browsers lack in a script and in a stylesheet", () => {
  const script = 'Object.groupBy([], String); URL.parse(""); document.body.matches(":dir(rtl)")';
  expect(lackingInScript(script)).toEqual([":dir", "Object.groupBy", "URL.parse"]);
  expect(lackingInStyles("a{& b{color:light-dark(#000,#fff)}}")).toEqual(["&", "light-dark()"]);
});

it("gives browsers nothing that the oldest browsers lack, but for what it does well without", () => {
  const files = lackingByFile();
  const surprises = files.map(([file, names]) => [file, names.filter((name) => !(name in allowed))]);
  expect(surprises.filter(([, names]) => names?.length)).toEqual([]);
  expect([...new Set(files.flatMap(([, names]) => names))].sort()).toEqual(Object.keys(allowed).sort());
});
