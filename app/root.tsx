import type { ReactNode } from "react";
import { Links, Meta, Scripts } from "react-router";
import { directions } from "../contract/language.ts";
import type { Route } from "./+types/root";
import { useLanguage } from "./i18n/use-language.ts";
import text from "./styles/cut/readex-pro.woff2?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: text, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/**
 * The document around every page. Scripts mark `<html>` by attributes that React does not know:
 * - `data-scripts="off"` is in every file and taken away before the first paint; it returns where scripts cannot be fetched
 * - `data-theme` is the theme the visitor has chosen, `light` or `dark`
 * - `data-first-frame` is set for the first frame of a page that opens at its top
 * - `data-keep-scroll` is set once the visitor, not the page, has decided where the page is scrolled to
 * - `data-hydrated` is set once the first page of a visit is hydrated; the home page's drawing asks for it, and tests wait for it
 * - `data-print` is set while the tool of a page is printed alone
 */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
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
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export { ErrorBoundary, Frame as default } from "./layout/frame.tsx";
