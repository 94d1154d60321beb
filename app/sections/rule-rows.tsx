import { Fragment } from "react";
import type { Link } from "../../content/types/parts.ts";
import { WholeWords } from "../ui/whole-words.tsx";

/** Texts about a rule after a word that says what they are: title, number and date, linked where the address is known. */
interface Sources {
  before: string;
  between: string;
  texts: readonly { parts: readonly string[]; url?: string | undefined }[];
}

/** A law or a regulator's rule: its name, what it asks, its sources, and if needed the page that helps with it. */
interface RuleRow {
  id: string;
  name: string;
  country: string;
  asks: string;
  sources: readonly Sources[];
  link?: Link | undefined;
}

/** Each part in a direction of its own: a Latin name or number must not draw the date after it into its run. */
const Parts = ({ parts, between }: { parts: readonly string[]; between: string }) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? between : null}
      <bdi>
        <WholeWords text={part} />
      </bdi>
    </Fragment>
  ));

const SourceLine = ({ before, between, texts }: Sources) => (
  <span className="block">
    {before}{" "}
    {texts.map(({ parts, url }, index) => {
      const text = <Parts parts={parts} between={between} />;
      return (
        <Fragment key={parts[0]}>
          {index > 0 ? between : null}
          {url ? (
            <a href={url} className="inline-link">
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      );
    })}
  </span>
);

/** Rules to know, one a row: law, text, sources. */
export const RuleRows = ({ rules }: { rules: readonly RuleRow[] }) => (
  <dl className="border-t border-ink">
    {rules.map(({ id, name, country, asks, sources, link }) => (
      <div
        key={id}
        id={id}
        className="grid scroll-mt-24 gap-x-6 gap-y-1 border-b border-rule py-4 lg:grid-cols-12"
      >
        <dt className="text-body/normal font-medium lg:col-span-3">
          <WholeWords text={name} />
          <span className="text-small block font-normal text-ink2">{country}</span>
        </dt>
        <dd className="text-small text-ink2 lg:col-span-5">
          <WholeWords text={asks} />
          {link ? (
            <a href={link.path} className="inline-link mt-1 block w-fit text-ink">
              {link.label}
            </a>
          ) : null}
        </dd>
        <dd className="text-small min-w-0 space-y-1 text-ink2 lg:col-span-4">
          {sources.map((one) => (
            <SourceLine key={one.before} {...one} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
