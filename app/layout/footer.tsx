import type { ReactNode } from "react";
import { fill } from "../../content/texts.ts";
import type { Link } from "../../content/types.ts";
import { type OwnerLink, site } from "../../settings/site.js";
import { useLanguage, useLayoutWords } from "../i18n/words.ts";
import { OutsideLink } from "../ui/links.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { LanguageLink } from "./language-link.tsx";

const LINK = "text-ink underline-offset-4 hover:text-accent hover:underline";

/** A list of pages under its title; on phones it opens and closes, so that the end of a page stays short. */
function Pages({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <div className="max-bar:border-b max-bar:border-rule columns:col-span-3">
      <h2 className="font-medium">{title}</h2>
      <details>
        <summary className="plus-minus min-h-11 items-center justify-between font-medium">{title}</summary>
        <ul className="pb-3 bar:pt-2 bar:pb-0">
          {links.map(({ label, path }) => (
            <li key={path} className="py-2 bar:py-1">
              <a href={path} className={LINK}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Links in a line after their title. The owner's have plain text until they get a URL. */
function Line({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly OwnerLink[];
  children?: ReactNode;
}) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-x-4">
      <b className="py-1 font-medium">{title}</b>
      <ul className="flex flex-wrap gap-x-4 text-ink-muted">
        {children}
        {links.map(({ label, url }) => (
          <li key={label.en} className="py-1">
            {url[language] ? (
              <OutsideLink to={{ label: label[language], url }} className={LINK} />
            ) : (
              <bdi>{label[language]}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The line with the year. Rendered again after hydration, which would keep the year in which the page was built. */
function Copyright() {
  const { footer } = useLayoutWords();
  return (
    <p key={String(useHydrated())} className="text-ink-muted" suppressHydrationWarning>
      {fill(footer.copyright, { year: new Date().getFullYear(), brand: site.brand })}
    </p>
  );
}

/** The id of the footer; the first paint of a page without a marked first screen waits until the parser has reached it. */
export const PAGE_END = "page-end";

/** The foot of every page: slogan, links, copyright. */
export function Footer() {
  const { footer, menus } = useLayoutWords();
  return (
    <footer id={PAGE_END} className="ink text-small print:hidden">
      <div className="wrap py-12 bar:pt-16 bar:pb-6">
        <div className="cols gap-y-10">
          <p className="text-display text-balance columns:col-span-6">{footer.slogan}</p>
          <div className="foot-groups grid max-bar:border-t max-bar:border-ink bar:grid-cols-2 columns:col-span-6 columns:grid-cols-subgrid">
            {(["solutions", "services"] as const).map((id) => (
              <Pages
                key={id}
                title={menus[id].name}
                links={menus[id].items.map(({ name, path }) => ({ label: name, path }))}
              />
            ))}
          </div>
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-8 gap-y-2 bar:border-t bar:border-rule bar:pt-5">
          <Line title={footer.company} links={site.company}>
            {[footer.about, footer.contact].map(({ label, path }) => (
              <li key={path} className="py-1">
                <a href={path} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
            {footer.whatsApp.url && (
              <li className="py-1">
                <OutsideLink to={footer.whatsApp} className={LINK} />
              </li>
            )}
          </Line>
          <Line title={footer.legal} links={site.legal} />
        </div>
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Line title={footer.social} links={site.social} />
          <Copyright />
          <LanguageLink className="link" />
        </div>
      </div>
    </footer>
  );
}
