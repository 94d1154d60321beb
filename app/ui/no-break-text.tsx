import type { HTMLAttributes } from "react";
import { directions } from "../../contract/language.ts";
import { useLanguage } from "../i18n/words.ts";

/** A name that begins with a figure keeps its second word: in Arabic a browser would put that first. */
const HYPHENATED = String.raw`3-D Secure|\w+(?:[-–]\w+)+%?`;
const NUMBER = String.raw`\d+(?:[.,:]\d+)*%?`;
const REFERENCE = String.raw`[A-Z]\w*(?:/\w+)+`;
/**
 * A phone number, a range or a sum, a percentage, a number with a plus, a reference such as CBUAE/FCMCP/2025: after
 * Arabic letters a browser reverses their parts.
 */
const FIGURE = String.raw`\+\d[\d ]*\d|${NUMBER}(?: ?[-–−+×/=] ?${NUMBER})+|${NUMBER}\+|\d+(?:[.,]\d+)*%|\+\d+`;
const wholes = {
  ltr: new RegExp(`(${HYPHENATED})`),
  rtl: new RegExp(`(${REFERENCE}|${FIGURE}|${HYPHENATED})`),
};

interface NoBreakTextProps extends HTMLAttributes<HTMLElement> {
  text: string;
  /** The element that holds the text, and gets the other props. */
  as?: "b" | "bdi" | "dd" | "dt" | "h2" | "h3" | "li" | "p" | "small" | "span";
}

/**
 * Text whose lines never break inside a word or a range with a hyphen: "cash-out" stays in one piece. On right-to-left
 * pages its figures stay whole too, and read from left to right.
 */
export function NoBreakText({ text, as: Tag, ...props }: NoBreakTextProps) {
  const direction = directions[useLanguage()];
  const [Part, dir] = direction === "rtl" ? (["bdi", "ltr"] as const) : (["span", undefined] as const);
  const parts = text.split(wholes[direction]).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Part key={index} dir={dir} className="whitespace-nowrap">
        {part}
      </Part>
    ),
  );
  return Tag ? <Tag {...props}>{parts}</Tag> : parts;
}
