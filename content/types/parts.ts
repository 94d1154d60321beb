/** Small shapes that the words of several screens have. Everything in this folder is plain data in every language. */
export type Three<T> = readonly [T, T, T];

export type Four<T> = readonly [T, T, T, T];

export type Six<T> = readonly [T, T, T, T, T, T];

export interface NamedText {
  name: string;
  text: string;
}

/** A colour of the record's value; it is always shown with its mark and word. */
export type Tone = "ok" | "warn" | "bad";
