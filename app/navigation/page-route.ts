import { type FunctionComponent, memo } from "react";
import type { ClientLoaderFunctionArgs, MetaDescriptor } from "react-router";
import { pageData } from "./page-files.ts";

const isScript = (descriptor: MetaDescriptor) => "script:ld+json" in descriptor;

/**
 * The head of a page, as its loader returns it. Structured data is only prerendered: search engines read the HTML, and
 * Trusted Types forbid creating a script in the browser.
 */
export function meta({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } | undefined }) {
  const all = loaderData?.meta ?? [];
  return import.meta.env.SSR ? all : all.filter((descriptor) => !isScript(descriptor));
}

/**
 * The `clientLoader` of every page. The page's own `loader` runs while the site is prerendered: what it returns travels with
 * the page, not with the scripts. In development it answers itself, so that a change is seen at once.
 * @returns `never`, so that a page's data has the type of its `loader` alone
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<never> {
  const data = import.meta.env.DEV ? serverLoader() : pageData(new URL(request.url).pathname);
  return (await data) as never;
}

/** Returns a page that renders again only when its loader's data has changed: the router passes new props on every change of its state. */
export const memoPage = <Props extends { loaderData?: unknown }>(page: FunctionComponent<Props>) =>
  memo(page, (before, now) => before.loaderData === now.loaderData);
