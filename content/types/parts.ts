/** Small shapes that several screens have. Everything in this folder is plain data, filled by each language. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];

export interface NamedText {
  name: string;
  text: string;
}

/** A path of the site, with an anchor where it needs one. It is the same in each language: no language is in it. */
export type SitePath = `/${string}`;

export interface Link {
  label: string;
  path: SitePath;
}

/** A colour of the record's value; it is always shown with its mark and word. */
export type Tone = "ok" | "warn" | "bad";

/** The end of a page: what to do next. */
export interface ClosingWords {
  heading: string;
  text: string;
  actions: readonly Link[];
}
