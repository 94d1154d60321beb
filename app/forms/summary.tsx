import type { ComponentProps, MouseEvent } from "react";
import { focusField } from "./browser-errors.ts";
import { summaryId } from "./form-context.ts";
import type { Lead } from "./use-lead-form.ts";

/** A box for what is wrong. */
export function Problem({ children, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className="problem error-mark relative mb-8 border border-s-4 border-bad bg-raised py-4.5 ps-12.5 pe-5.5"
    >
      {children}
    </div>
  );
}

/** Moves to the field of a link, without an entry in the history of the tab. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusField(document.getElementById(event.currentTarget.hash.slice(1)));
}

/**
 * Says how many answers are wrong, with a link to each. The links are always in the page, so that the server can show
 * them when a form was sent without scripts. A form of one field says it beside that field.
 */
export function Summary({ lead: { kind, errors, words } }: { lead: Lead }) {
  const labels = Object.entries(words.labels);
  const bad = labels.filter(([name]) => name in errors).length;
  return (
    <Problem data-form-summary hidden={bad === 0 || labels.length === 1}>
      <p id={summaryId(kind)} data-summary-text className="font-medium">
        {words.summary[bad - 1]}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {labels.map(([name, label]) => (
          <li key={name} data-link-for={name} hidden={!(name in errors)}>
            <a href={`#${kind}-${name}`} className="inline-link inline-block py-1" onClick={follow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small mt-1 text-ink2">{words.kept}</p>
    </Problem>
  );
}
