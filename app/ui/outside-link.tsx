import type { OutsideLinkWords } from "../../content/parts.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** A link of the owner's to another site; nothing while it has no address. `external` keeps the router from opening it. */
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
