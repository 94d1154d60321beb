import { Link } from "react-router";
import { frame, solutions } from "../../../content/en/navigation.ts";
import { type OwnerLink, site } from "../../../site.config.ts";

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="type-hint font-medium">{title}</h2>
      <ul className="type-hint mt-3 space-y-1 text-ink2">{children}</ul>
    </div>
  );
}

/** A name without an address stays text: a link that leads nowhere would be a lie. */
function OwnerItem({ label, url }: OwnerLink) {
  return (
    <li className="py-1">
      {url ? (
        <a className="hover:text-ink hover:underline" href={url}>
          {label}
        </a>
      ) : (
        label
      )}
    </li>
  );
}

function PageItem({ label, path }: { label: string; path: string }) {
  return (
    <li>
      <Link className="inline-block py-1 hover:text-ink hover:underline" to={path}>
        {label}
      </Link>
    </li>
  );
}

export function Footer() {
  const [about, contact] = frame.company;
  const year = String(new Date().getFullYear());
  return (
    <footer className="wrap pt-14 pb-10">
      <div className="cols gap-y-10">
        <p className="type-h2 lg:col-span-5">{frame.slogan}</p>
        <div className="grid gap-8 sm:grid-cols-2 md:grid-cols-4 lg:col-span-7 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <Group title={frame.footer.solutions}>
            {solutions.map((item) => (
              <PageItem key={item.id} label={item.name} path={item.path} />
            ))}
          </Group>
          <Group title={frame.footer.company}>
            <PageItem {...about} />
            {site.company.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
            <PageItem {...contact} />
          </Group>
          <Group title={frame.footer.legal}>
            {site.legal.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
          </Group>
          <Group title={frame.footer.social}>
            {site.social.map((link) => (
              <OwnerItem key={link.label} {...link} />
            ))}
          </Group>
        </div>
      </div>
      <p className="type-hint mt-12 border-t border-rule pt-6 text-ink2" suppressHydrationWarning>
        {frame.copyright.replace("{year}", year).replace("{brand}", site.brand)}
      </p>
    </footer>
  );
}
