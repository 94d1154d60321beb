import type { MetaDescriptor } from "react-router";

const isScript = (descriptor: MetaDescriptor) => "script:ld+json" in descriptor;

/**
 * The head of a page, as its loader made it. Structured data is only prerendered: search engines read files, and
 * Trusted Types forbid a script to be made in the browser.
 */
export function meta({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } | undefined }) {
  const all = loaderData?.meta ?? [];
  return import.meta.env.SSR ? all : all.filter((descriptor) => !isScript(descriptor));
}
