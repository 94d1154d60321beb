import { type FunctionComponent, memo } from "react";
import type { ClientLoaderFunctionArgs, MetaDescriptor } from "react-router";
import { pageData } from "./page-data.ts";

const isScript = (descriptor: MetaDescriptor) => "script:ld+json" in descriptor;

/**
 * The head of a page, as its loader returns it. Structured data is only prerendered: search engines read the HTML, and
 * Trusted Types forbid creating a script in the browser.
 */
export function meta({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } | undefined }) {
  const all = loaderData?.meta ?? [];
  return import.meta.env.SSR ? all : all.filter((descriptor) => !isScript(descriptor));
}

/** The `clientLoader` of every page. In development the loader itself answers, so that a change is seen at once. */
export async function clientLoaderOf<Loader extends (...args: never[]) => unknown>({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<Awaited<ReturnType<Loader>>> {
  const data = import.meta.env.DEV ? serverLoader() : pageData(new URL(request.url).pathname);
  return (await data) as Awaited<ReturnType<Loader>>;
}

/** Returns a page that renders again only when its loader's data has changed: the router passes new props on every change of its state. */
export const memoPage = <Props extends { loaderData?: unknown }>(page: FunctionComponent<Props>) =>
  memo(page, (before, now) => before.loaderData === now.loaderData);
