import { site } from "../../../site.config.ts";

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
