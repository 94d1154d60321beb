import type { OutsideLinkWords } from "../../content/parts.ts";

/** A link of the owner's to another site; nothing while it has no address. `external` keeps the router from opening it. */
export function OutsideLink(props: { to: OutsideLinkWords | undefined; className: string }) {
  const { to, className } = props;
  if (!to?.url) return null;
  return (
    <a href={to.url} rel="external noopener" className={className}>
      {to.label}
    </a>
  );
}
