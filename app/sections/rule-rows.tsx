import type { Link } from "../../content/types/parts.ts";
import { WholeWords } from "../ui/whole-words.tsx";

/** A law or a regulator's rule: its name, what it asks, its source, and if needed the page that helps with it. */
interface RuleRow {
  name: string;
  entry: string;
  note: string;
  link?: Link | undefined;
}

/** Rules to know, one a row: law, text, source. */
export const RuleRows = ({ rules }: { rules: readonly RuleRow[] }) => (
  <dl className="border-t border-ink">
    {rules.map(({ name, entry, note, link }) => (
      <div key={name} className="grid gap-x-6 gap-y-1 border-b border-rule py-4 lg:grid-cols-12">
        <dt className="text-base/normal font-medium lg:col-span-3">
          <WholeWords text={name} />
        </dt>
        <dd className="type-small text-ink2 lg:col-span-6">
          <WholeWords text={entry} />
        </dd>
        <dd className="type-hint text-ink2 lg:col-span-3">
          <WholeWords text={note} />
          {link ? (
            <a href={link.path} className="inline-link mt-1 block w-fit text-ink">
              {link.label}
            </a>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
);
