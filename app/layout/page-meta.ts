import type { Link, PageHead } from "../../content/types.ts";
import { alternatesOf, type Language, languageOf, languages, localPath } from "../../contract/language.ts";
import { site } from "../../settings/site.js";

/** The head of a page. */
export interface PageMeta {
  title: string;
  metas: { name?: string; property?: string; content: string }[];
  links: { rel: string; href: string; hrefLang?: string }[];
  /** Structured data. It is only prerendered: search engines read the HTML. */
  structured?: Record<string, unknown>[];
}

/** Search engines cut longer titles. */
const TITLE_MAX = 60;
const absolute = (path: string) => __SITE_URL__ + path;

/** The Open Graph locale of each language. */
const locales: Record<Language, string> = { en: "en_GB", ar: "ar_AR" };

/** The path of a page's social image: one PNG per canonical path, drawn by the build. */
export const socialImagePath = (path: string) =>
  `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/**
 * Head of a page: title, description, canonical, its versions in all languages, sharing. `jsonLd` adds structured data
 * equal to the visible text.
 */
export function pageMeta(
  page: Omit<PageHead, "path"> & { path: string },
  ...jsonLd: Record<string, unknown>[]
): PageMeta {
  const canonical = absolute(page.canonicalPath ?? page.path);
  const language = languageOf(page.path);
  const branded = `${page.title} | ${site.brand}`;
  const title = branded.length > TITLE_MAX ? page.title : branded;
  const metas: PageMeta["metas"] = [
    { name: "description", content: page.description },
    { property: "og:site_name", content: site.brand },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locales[language] },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: "og:locale:alternate", content: locales[other] })),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: absolute(socialImagePath(page.canonicalPath ?? page.path)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  const links: PageMeta["links"] = [];
  if (page.noindex) metas.push({ name: "robots", content: "noindex" });
  else links.push({ rel: "canonical", href: canonical });
  if (!page.noindex && canonical === absolute(page.path))
    for (const { hreflang, path } of alternatesOf(page.path))
      links.push({ rel: "alternate", hrefLang: hreflang, href: absolute(path) });
  const structured = jsonLd.map((data) => ({ "@context": "https://schema.org", ...data }));
  return { title, metas, links, structured };
}

interface Contact {
  slogan: string;
  mailbox: string;
  offices: readonly { address: string; phone: string }[];
}

/** The company, with the details that the home page shows. */
export const organization = ({ slogan, mailbox, offices }: Contact) => ({
  "@type": "Organization",
  name: site.brand,
  url: `${__SITE_URL__}/`,
  logo: `${__SITE_URL__}/apple-touch-icon.png`,
  slogan,
  email: mailbox,
  telephone: offices.map(({ phone }) => phone),
  address: offices.map(({ address }) => address),
});

/** The site in one language. */
export const webSite = (language: Language) => ({
  "@type": "WebSite",
  name: site.brand,
  url: __SITE_URL__ + localPath("/", language),
  inLanguage: language,
});

/** A product or service, with the text that its page shows. */
export const service = (page: { name: string; intro: string; path: string }) => ({
  "@type": "Service",
  name: page.name,
  description: page.intro,
  url: __SITE_URL__ + page.path,
  provider: { "@type": "Organization", name: site.brand },
});

/** Breadcrumbs of a page, outermost first. */
export const breadcrumbs = (...crumbs: readonly Link[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: __SITE_URL__ + path,
  })),
});
