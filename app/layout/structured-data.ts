import type { Link } from "../../content/parts.ts";
import { type Language, localPath } from "../../contract/language.ts";
import { site } from "../../settings/site.js";

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
export const service = (page: { name: string; lead: string; path: string }) => ({
  "@type": "Service",
  name: page.name,
  description: page.lead,
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
