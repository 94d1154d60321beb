import type { ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import type { Link } from "../../content/types/parts.ts";
import { type OwnerLink, site } from "../../site.config.ts";
import { useFrameWords } from "../words/frame-words.ts";

function Group(props: { title: string; className?: string; list?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <h2 className="type-hint font-medium">{props.title}</h2>
      <ul className={`type-hint mt-2 text-ink2 ${props.list ?? ""}`}>{props.children}</ul>
    </div>
  );
}

/** A link of the owner's; plain text while `site.config.ts` gives it no address. */
function OwnerItem({ label, url }: OwnerLink) {
  return (
    <li className="py-2 md:py-1.5">
      {url ? (
        <a className="hover:text-ink hover:underline" href={url} rel="external">
          {label}
        </a>
      ) : (
        label
      )}
    </li>
  );
}

function PageItem({ label, path }: Link) {
  return (
    <li>
      <a className="inline-block py-2 hover:text-ink hover:underline md:py-1.5" href={path}>
        {label}
      </a>
    </li>
  );
}

/** The id of the footer; the first paint of a page without a marked first screen waits until the parser has reached it. */
export const PAGE_END = "page-end";

/** The foot of every page: slogan, four groups of links, copyright. */
export function Footer() {
  const { footer, menus } = useFrameWords();
  const copyright = fill(footer.copyright, { year: new Date().getFullYear(), brand: site.brand });
  return (
    <footer id={PAGE_END} className="page-foot pt-10 pb-8 md:pt-14 md:pb-10 print:hidden">
      <div className="wrap cols gap-y-9">
        <p className="type-h2 text-balance lg:col-span-5 lg:type-page">{footer.slogan}</p>
        <div className="grid grid-cols-2 gap-6 md:flex md:justify-between lg:col-span-7 xl:grid xl:grid-cols-7">
          <Group title={footer.solutions} className="max-md:col-span-2 xl:col-span-3">
            {menus.solutions.items.map((item) => (
              <PageItem key={item.id} label={item.name} path={item.path} />
            ))}
          </Group>
          <Group title={footer.company}>
            <PageItem {...footer.about} />
            {site.company.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
            <PageItem {...footer.contact} />
          </Group>
          <Group title={footer.legal} className="xl:col-span-2">
            {site.legal.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
          </Group>
          <Group title={footer.social} className="max-md:col-span-2" list="max-md:flex max-md:gap-x-6">
            {site.social.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
          </Group>
        </div>
      </div>
      <div className="wrap">
        <p
          // hydration keeps the year in which the page was built
          ref={(line) => {
            if (line) line.textContent = copyright;
          }}
          className="type-hint mt-9 border-t border-rule pt-6 text-ink2 md:mt-12"
          suppressHydrationWarning
        >
          {copyright}
        </p>
      </div>
    </footer>
  );
}
