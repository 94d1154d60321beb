import type { MetaDescriptor } from "react-router";

const isScript = (descriptor: MetaDescriptor) => "script:ld+json" in descriptor;

/**
 * The head of a page, as its loader returns it. Structured data is only prerendered: search engines read the HTML, and
 * Trusted Types forbid creating a script in the browser.
 */
export function meta({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } | undefined }) {
  const all = loaderData?.meta ?? [];
  return import.meta.env.SSR ? all : all.filter((descriptor) => !isScript(descriptor));
}
