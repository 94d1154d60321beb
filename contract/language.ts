/** The languages of the site. The paths of all but the first start with the language's code. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
const [defaultLanguage] = languages;

export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr", ar: "rtl" };

/** The locale in which each language writes dates and times: the digits of the site, and the Gregorian calendar. */
export const locales: Record<Language, string> = { en: "en-GB", ar: "ar-u-nu-latn-ca-gregory" };

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: "English", ar: "العربية" };

/** Returns the language of the page at a path. */
export const languageOf = (path: string): Language =>
  languages.find((language) => path.split("/")[1] === language) ?? defaultLanguage;

/** Returns a path of the site as the pages of a language have it; "/" becomes "/ar". */
export const localPath = (path: `/${string}`, language: Language): `/${string}` =>
  language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;

/** Returns the path without its language, as the words of the site have it. */
function withoutLanguage(path: string): `/${string}` {
  const language = languageOf(path);
  return `/${language === defaultLanguage ? path.slice(1) : path.slice(language.length + 2)}`;
}

/** Returns the path of the same page in another language. */
export const pathFor = (path: string, language: Language): `/${string}` =>
  localPath(withoutLanguage(path), language);

/** Returns the path of a page in each language, as `hreflang` names them; the first serves visitors of any other language. */
export const alternatesOf = (path: string): { hreflang: string; path: `/${string}` }[] => [
  ...languages.map((language) => ({ hreflang: language as string, path: pathFor(path, language) })),
  { hreflang: "x-default", path: pathFor(path, defaultLanguage) },
];

/** The forms of a text in the plural categories of a language (`Intl.PluralRules`). */
type Forms<Text extends string> = { readonly other: Text } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, "other">]?: Text;
};

/** The plural rules that were used so far, by language: creating them takes far longer than using them. */
const created = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = created.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  created.set(language, rules);
  return rules;
}

/** Returns the form of a text for a number, with its slots still in it. */
export const plural = <Text extends string>(forms: Forms<Text>, n: number, language: string): Text =>
  forms[rulesOf(language).select(n)] ?? forms.other;

/** Returns a number with its noun: the form for it, with the number, such as 20,000, in place of {n}. */
export const formatPlural = (forms: Forms<string>, n: number, language: string): string =>
  plural(forms, n, language).replace("{n}", n.toLocaleString("en"));
