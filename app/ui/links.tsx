import type { AnchorHTMLAttributes } from "react";
import type { Link, OutsideLinkWords } from "../../content/types.ts";
import { useLanguage } from "../i18n/words.ts";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Pick<Link, "label"> & { path: string };
}

/** A link to a page of this site, in its own words. */
export const PageLink = ({ to, ...props }: PageLinkProps) => (
  <a {...props} href={to.path}>
    {to.label}
  </a>
);

/** A link of the owner's to another site; nothing while it has no URL. `external` keeps the router from opening it. */
export function OutsideLink(props: { to: OutsideLinkWords | undefined; className: string }) {
  const { to, className } = props;
  const language = useLanguage();
  const url = typeof to?.url === "object" ? to.url[language] : to?.url;
  if (!to || !url) return null;
  return (
    <a href={url} rel="external noopener" className={className}>
      {to.label}
    </a>
  );
}
