import { site } from "../../../site.config.ts";

interface Contact {
  slogan: string;
  mailbox: string;
  offices: readonly { address: string; phone: string }[];
}

/** Who we are, in what the home page shows of it. */
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

export const webSite = () => ({
  "@type": "WebSite",
  name: site.brand,
  url: `${__SITE_URL__}/`,
  inLanguage: "en",
});

/** A product or service, in the words its page shows. */
export const service = (page: { name: string; lead: string; path: string }) => ({
  "@type": "Service",
  name: page.name,
  description: page.lead,
  url: __SITE_URL__ + page.path,
  provider: { "@type": "Organization", name: site.brand },
});

/** Where a page stands, outermost first: the visible crumb and the page's own name. */
export const breadcrumbs = (names: readonly string[], path: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: names.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: __SITE_URL__ + (index === names.length - 1 ? path : "/#services"),
  })),
});
