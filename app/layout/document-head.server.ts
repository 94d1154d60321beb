import { type Language, languageOf } from "../../contract/language.ts";
import { FIRST_SCREEN_END } from "../navigation/below-first-screen.tsx";
import setPageFlags from "../navigation/page-flags.js?raw";
import type { Page } from "../navigation/pages.ts";
import styles from "../styles/app.css?url";
import text from "../styles/generated/readex-pro.woff2?url";
import arabicText from "../styles/generated/readex-pro-arabic.woff2?url";
import arabicName from "../styles/generated/readex-pro-name.woff2?url";
import { PAGE_END } from "./footer.tsx";
import startTheme from "./theme.js?raw";
import { THEME_CHANGED, THEME_KEY } from "./use-theme.ts";

/** The font of the Arabic letters: on English pages those of one word, the link to the Arabic edition. */
const arabic: Record<Language, string> = { en: arabicName, ar: arabicText };

/**
 * Returns the text of a script that calls the function of a file with these arguments, without doc comments and
 * indentation.
 * @param source the text of a `.js` file that exports one function, which uses nothing from outside itself
 */
export function inlineScript(source: string, ...args: unknown[]): string {
  const run = source.replaceAll(/^ *\/?\*.*\n|^ +|^export default /gm, "").trim();
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

// The pages with which the server answers a posted form keep only the first script.
const beforePaint = `<script id="theme-script">${inlineScript(startTheme, THEME_KEY, THEME_CHANGED)}</script><script>${inlineScript(setPageFlags)}</script>`;

/**
 * Returns the start of the head, which React would write at its end: the scripts that run before the first paint, the
 * stylesheets, the fonts, and `<link rel=expect>`, by which that paint waits for the end of the first screen or of the page.
 * The page's own stylesheets are in the page: a second file needs a second connection, 0.4 s on a slow line (bench/RESULTS.md).
 */
export function documentHead(
  html: string,
  { path, stylesheets }: Pick<Page, "path" | "stylesheets">,
  textOf: (stylesheet: string) => string,
): string {
  const fonts = [arabic[languageOf(path)], text];
  const until = html.includes(`id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : PAGE_END;
  return [
    beforePaint,
    `<link rel="stylesheet" href="${styles}"/>`,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    ...stylesheets.map((href) => `<style data-stylesheet="${href}" media="all">${textOf(href)}</style>`),
    `<link rel="expect" href="#${until}" blocking="render"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
  ].join("");
}
