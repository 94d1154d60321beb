/** The languages of the site. The paths of all but the first start with the language's code. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];
const [main] = languages;

export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr" };

/** Returns the language of the page at a path. */
export const languageOf = (path: string): Language =>
  languages.find((language) => path.split("/")[1] === language) ?? main;

/** Returns a path of the site as the pages of a language have it. */
export const localPath = (path: `/${string}`, language: Language): `/${string}` =>
  language === main ? path : `/${language}${path}`;
