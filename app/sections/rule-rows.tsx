import { Fragment } from "react";
import type { Link } from "../../content/types/parts.ts";
import { WholeWords } from "../ui/whole-words.tsx";

/** Texts about a rule after a word that says what they are. Each is linked where its address is known. */
interface Sources {
  before: string;
  between: string;
  texts: readonly { label: string; url?: string | undefined }[];
}

/** A law or a regulator's rule: its name, what it asks, its sources, and if needed the page that helps with it. */
interface RuleRow {
  id: string;
  name: string;
  entry: string;
  sources: readonly Sources[];
  link?: Link | undefined;
}

const SourceLine = ({ before, between, texts }: Sources) => (
  <span className="block">
    {before}{" "}
    {texts.map(({ label, url }, index) => (
      <Fragment key={label}>
        {index > 0 ? between : null}
        {url ? (
          <a href={url} className="inline-link">
            <WholeWords text={label} />
          </a>
        ) : (
          <WholeWords text={label} />
        )}
      </Fragment>
    ))}
  </span>
);

/** Rules to know, one a row: law, text, sources. */
export const RuleRows = ({ rules }: { rules: readonly RuleRow[] }) => (
  <dl className="border-t border-ink">
    {rules.map(({ id, name, entry, sources, link }) => (
      <div
        key={id}
        id={id}
        className="grid scroll-mt-24 gap-x-6 gap-y-1 border-b border-rule py-4 lg:grid-cols-12"
      >
        <dt className="text-base/normal font-medium lg:col-span-3">
          <WholeWords text={name} />
        </dt>
        <dd className="type-small text-ink2 lg:col-span-5">
          <WholeWords text={entry} />
          {link ? (
            <a href={link.path} className="inline-link mt-1 block w-fit text-ink">
              {link.label}
            </a>
          ) : null}
        </dd>
        <dd className="type-hint min-w-0 space-y-1 text-ink2 lg:col-span-4">
          {sources.map((one) => (
            <SourceLine key={one.before} {...one} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
