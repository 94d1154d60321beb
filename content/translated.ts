import { localPath } from "../contract/language.ts";
import type { LocalizedText } from "../settings/site.js";

/** Keys whose values are the same in every language: only the English file has them. */
type SharedKey =
  | PathKey
  | "id"
  | "tone"
  | "picture"
  | "signature"
  | "url"
  | "plan"
  | "evidence"
  | "fact"
  | "reply";

/** The type of a value that is the same in every language. */
type Same<Key> = Key extends "url" ? string | LocalizedText : Key extends SharedKey ? string : never;

/** A path of the site without a language, with an anchor if needed. */
export type SitePath = `/${string}`;

type PathKey = "path" | `${string}Path`;

/** The names of the slots in a text: `"n" | "of"` of "{n} of {of}". */
type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** A text in which some of these slots may stand, such as {n}. */
export type MayHold<Slot extends string> = string & { readonly slots?: Slot };

/** A text in which each of these slots stands. A union of functions becomes one whose parameter is the intersection. */
type Holds<Slot extends string> = {
  [Name in Slot]: (text: `${string}{${Name}}${string}`) => void;
}[Slot] extends (text: infer Text extends string) => void
  ? Text
  : never;

/** A sentence with a number: the form that every language has, and those that some have. */
type Plural<Other, Form> = { readonly other: Other } & {
  readonly [Name in Exclude<Intl.LDMLPluralRule, "other">]?: Form;
};

/** Every key of any member of a union. */
export type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** An item of a list: a key that only some of its items have is optional. */
type ItemOf<Union> = [Union] extends [object]
  ? Pick<Union, keyof Union> & {
      readonly [Key in Exclude<KeysOf<Union>, keyof Union>]?: ValueOf<Union, Key>;
    }
  : Union;

type TextOf<Text extends string> = [SlotsOf<Text>] extends [never] ? string : MayHold<SlotsOf<Text>>;

/** The words of a screen as its components receive them in any language, read from the English ones. */
export type WordsOf<English> = English extends string
  ? TextOf<English>
  : English extends number
    ? number
    : English extends boolean
      ? boolean
      : English extends { readonly other: infer Other extends string }
        ? Plural<TextOf<Other>, TextOf<Other>>
        : English extends readonly unknown[]
          ? { readonly [Place in keyof English]: ItemOf<WordsOf<English[number]>> }
          : { readonly [Key in keyof English]: WordsUnder<Key, English[Key]> };

type WordsUnder<Key, English> = Key extends PathKey
  ? SitePath
  : English extends Same<Key>
    ? English
    : WordsOf<English>;

/** The texts that a translation gives: all but shared keys, numbers and booleans. Lists keep their length, texts their slots. */
export type TextsOf<English> = English extends string
  ? [SlotsOf<English>] extends [never]
    ? string
    : Holds<SlotsOf<English>>
  : English extends { readonly other: infer Other extends string }
    ? Plural<TextsOf<Other>, string>
    : English extends readonly unknown[]
      ? { readonly [Place in keyof English]: TextsOf<English[Place]> }
      : { readonly [Key in keyof English as KeyOfTexts<Key, English[Key]>]: TextsOf<English[Key]> };

type KeyOfTexts<Key, English> = English extends Same<Key> | number | boolean ? never : Key;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function merge(english: unknown, texts: unknown): unknown {
  if (Array.isArray(english) && Array.isArray(texts))
    return texts.map((text, at) => merge(english[at], text));
  if (!isObject(english) || !isObject(texts) || typeof english.other === "string") return texts;
  const translatedEntry = ([key, value]: [string, unknown]) => {
    if (key in texts) return merge(value, texts[key]);
    const isPath = key === "path" || key.endsWith("Path");
    return isPath ? localPath(value as SitePath, "ar") : value;
  };
  return Object.fromEntries(Object.entries(english).map((entry) => [entry[0], translatedEntry(entry)]));
}

/** Puts Arabic texts into the English structure. Its paths get the language. */
export const translated = <const English>(
  english: English,
  texts: TextsOf<NoInfer<English>>,
): WordsOf<English> => merge(english, texts) as WordsOf<English>;
