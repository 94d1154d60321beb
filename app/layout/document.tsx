import type { ReactNode } from "react";
import { directions } from "../../contract/language.ts";
import { useLanguage } from "../i18n/words.ts";
import { useShown } from "../navigation/router.tsx";
import type { PageMeta } from "./page-meta.ts";

/**
 * The document around every page. Scripts mark `<html>` by attributes that React does not know:
 * - `data-scripts="off"` is in every file and taken away before the first paint; it returns where scripts cannot be fetched
 * - `data-theme` is the theme the visitor has chosen, `light` or `dark`
 * - `data-first-frame` is set for the first frame of a page that opens at its top
 * - `data-keep-scroll` is set once the visitor, not the page, has decided where the page is scrolled to
 * - `data-hydrated` is set once the first page of a visit is hydrated; the home page's drawing asks for it, and tests wait for it
 * - `data-print` is set while the tool of a page is printed alone
 */
export function Document({ structured, children }: Pick<PageMeta, "structured"> & { children: ReactNode }) {
  const language = useLanguage();
  const { title, metas, links } = useShown(({ page }) => page.data.meta);
  return (
    <html
      lang={language}
      dir={directions[language]}
      data-scripts={import.meta.env.SSR ? "off" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones would make links of numbers in the text, and React could not find its words again. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={__THEME_COLORS__.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={__THEME_COLORS__.dark} media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {metas.map((meta) => (
          <meta key={`${meta.name ?? meta.property} ${meta.content}`} {...meta} />
        ))}
        {links.map((link) => (
          <link key={link.hrefLang ?? link.rel} {...link} />
        ))}
        {structured?.map((entity) => (
          <script key={String(entity["@type"])} type="application/ld+json">
            {JSON.stringify(entity)}
          </script>
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
