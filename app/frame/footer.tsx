import type { ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import type { Link } from "../../content/types/parts.ts";
import { type OwnerLink, site } from "../../site.config.ts";
import { OutsideLink } from "../ui/outside-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useFrameWords } from "../words/frame-words.ts";
import { useLanguage } from "../words/use-language.ts";
import { LanguageLink } from "./language-link.tsx";

const ITEM = "py-2 md:py-1.5";
const LINK = "inline-link text-ink";

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

/** A link of the owner's; plain text while `site.config.ts` gives it no address. */
function OwnerItem({ label, url }: OwnerLink) {
  const text = label[useLanguage()];
  return <li className={ITEM}>{url ? <OutsideLink to={{ label: text, url }} className={LINK} /> : text}</li>;
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
    <footer id={PAGE_END} className="page-foot pt-10 pb-8 md:pt-14 md:pb-10 print:hidden">
      <div className="wrap cols">
        <div className="lg:col-span-12 xl:col-span-3">
          <p className="type-h2 text-balance">{footer.slogan}</p>
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
            {site.company.map((link) => (
              <OwnerItem key={link.label.en} {...link} />
            ))}
            <PageItem {...footer.contact} />
            {footer.whatsApp.url && (
              <li className={ITEM}>
                <OutsideLink to={footer.whatsApp} className={LINK} />
              </li>
            )}
          </Group>
          <Group title={footer.legal} span="md:col-span-4 lg:col-span-2">
            {site.legal.map((link) => (
              <OwnerItem key={link.label.en} {...link} />
            ))}
          </Group>
          <Group title={footer.social} span="md:col-span-4 lg:col-span-2 xl:col-span-1">
            {site.social.map((link) => (
              <OwnerItem key={link.label.en} {...link} />
            ))}
          </Group>
        </div>
      </div>
      <div className="wrap">
        <Copyright />
      </div>
    </footer>
  );
}
