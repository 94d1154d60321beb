/** Types that the words of several screens share. Every language fills the interfaces of this folder with plain data. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];

export interface NamedText {
  name: string;
  text: string;
}

/** A numbered section of names and sentences. */
export interface RowsWords {
  number: string;
  heading: string;
  text: string;
  rows: readonly NamedText[];
}

/**
 * A path of the site without a language, with an anchor if needed. Keys that hold one are called `path` or end in `Path`:
 * `localised` adds the language to them.
 */
export type SitePath = `/${string}`;

export interface Link {
  label: string;
  path: SitePath;
}

/** A link of the owner's to another site; hidden while `url` is empty. */
export interface OutsideLinkWords {
  label: string;
  url: string;
}

/** The colour of a value. A mark and a word always say the same. */
export type Tone = "ok" | "warn" | "bad";

/** The end of a page: what to do next. */
export interface ClosingWords {
  heading: string;
  text: string;
  actions: readonly Link[];
}

/** A text in which some of these slots may stand, such as {n}. */
export type MayHold<Slot extends string> = string & { readonly slots?: Slot };

/** A text in which each of these slots stands; `fill` asks for their values. */
export type Template<Slot extends string> = {
  [Name in Slot]: (text: `${string}{${Name}}${string}`) => void;
}[Slot] extends (text: infer Text extends string) => void
  ? Text & MayHold<Slot>
  : never;

/** A sentence with a number, in the forms that a language needs (`Intl.PluralRules`). `{n}` is the number. */
export type Plural<Slot extends string> = { readonly other: Template<Slot> & MayHold<Slot> } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, "other">]?: MayHold<Slot>;
};
