import { Fragment, type ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import type { Link } from "../../content/types/parts.ts";
import { type OwnerLink, site } from "../../settings/site.js";
import { OutsideLink } from "../ui/outside-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useFrameWords } from "../words/frame-words.ts";
import { useLanguage } from "../words/use-language.ts";
import { Frieze } from "./frieze.tsx";
import { LanguageLink } from "./language-link.tsx";

const ITEM = "py-2 md:py-1.5";
const LINK = "text-ink underline-offset-4 hover:text-acc hover:underline";

/** A titled list of links; on phones it opens and closes, so that the end of a page stays short. */
function Group({ title, span, children }: { title: string; span: string; children: ReactNode }) {
  return (
    <div className={`max-md:border-b max-md:border-rule ${span}`}>
      <h2 className="font-medium text-ink">{title}</h2>
      <details>
        <summary className="plus-minus min-h-11 items-center justify-between font-medium text-ink">
          {title}
        </summary>
        <ul className="pb-3 md:pt-2 md:pb-0">{children}</ul>
      </details>
    </div>
  );
}

/** The owner's links; those without an address in `site.config.ts` are one line of plain text. */
function OwnerItems({ links }: { links: readonly OwnerLink[] }) {
  const { comma } = useFrameWords().footer;
  const language = useLanguage();
  const names = links.filter(({ url }) => !url).map(({ label }) => label[language]);
  return (
    <>
      {links.map(({ label, url }) =>
        url ? (
          <li key={url} className={ITEM}>
            <OutsideLink to={{ label: label[language], url }} className={LINK} />
          </li>
        ) : null,
      )}
      {names.length > 0 ? (
        <li className={ITEM}>
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && comma}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </li>
      ) : null}
    </>
  );
}

const PageItem = ({ label, path }: Link) => (
  <li className={ITEM}>
    <a href={path} className={LINK}>
      {label}
    </a>
  </li>
);

/** The line with the year. It is made anew after hydration, which would keep the year in which the page was built. */
function Copyright() {
  const { footer } = useFrameWords();
  return (
    <p
      key={String(useHydrated())}
      className="type-hint pt-6 text-ink2 md:mt-12 md:border-t md:border-rule"
      suppressHydrationWarning
    >
      {fill(footer.copyright, { year: new Date().getFullYear(), brand: site.brand })}
    </p>
  );
}

/** The id of the footer; the first paint of a page without a marked first screen waits until the parser has reached it. */
export const PAGE_END = "page-end";

/** The foot of every page: slogan, five groups of links, copyright. */
export function Footer() {
  const { footer, menus } = useFrameWords();
  return (
    <footer id={PAGE_END} className="print:hidden">
      <Frieze />
      <div className="wrap cols pt-10 md:pt-14">
        <div className="lg:col-span-12 xl:col-span-3">
          <p className="slogan text-balance">{footer.slogan}</p>
          <LanguageLink className="link mt-4" />
        </div>
        <div className="foot-groups type-hint mt-6 gap-x-6 text-ink2 max-md:border-t max-md:border-ink md:mt-10 md:grid md:grid-cols-12 md:gap-y-9 lg:col-span-12 lg:grid-cols-subgrid xl:col-span-9 xl:mt-2">
          {(["solutions", "services"] as const).map((id) => (
            <Group key={id} title={menus[id].name} span="md:col-span-4 lg:col-span-3 xl:col-span-2">
              {menus[id].items.map((item) => (
                <PageItem key={item.id} label={item.name} path={item.path} />
              ))}
            </Group>
          ))}
          <Group title={footer.company} span="md:col-span-4 lg:col-span-2">
            <PageItem {...footer.about} />
            <PageItem {...footer.contact} />
            {footer.whatsApp.url && (
              <li className={ITEM}>
                <OutsideLink to={footer.whatsApp} className={LINK} />
              </li>
            )}
            <OwnerItems links={site.company} />
          </Group>
          <Group title={footer.legal} span="md:col-span-4 lg:col-span-2">
            <OwnerItems links={site.legal} />
          </Group>
          <Group title={footer.social} span="md:col-span-4 lg:col-span-2 xl:col-span-1">
            <OwnerItems links={site.social} />
          </Group>
        </div>
      </div>
      <div className="wrap pb-8 md:pb-10">
        <Copyright />
      </div>
    </footer>
  );
}
