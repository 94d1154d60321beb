import type { MouseEvent, ReactNode } from "react";
import { focusField } from "./browser-errors.ts";
import { summaryId } from "./form-context.ts";
import type { FormController } from "./use-lead-form.ts";

const BOX = "mb-8 border-2 border-bad bg-raised p-5.5";

/** A box for what is wrong. */
export const ErrorBox = ({ children }: { children: ReactNode }) => <div className={BOX}>{children}</div>;

/** Moves to the field of a link, without an entry in the history of the tab. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusField(document.getElementById(event.currentTarget.hash.slice(1)));
}

/**
 * Says how many answers are wrong, with a link to each. The links are always in the page, so that the server can show
 * them when a form was sent without scripts. A form of one field says it beside that field. A browser's own message does
 * not name its field, so the label stands in its place.
 */
export function Summary({ form: { kind, errors, hasOwnRules, words } }: { form: FormController }) {
  const labels = Object.entries(words.labels);
  const bad = labels.filter(([name]) => name in errors).length;
  return (
    <div data-form-summary hidden={bad === 0 || labels.length === 1} className={BOX}>
      <p id={summaryId(kind)} data-summary-text className="text-intro font-medium text-bad">
        {words.summary[bad - 1]}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {labels.map(([name, label]) => (
          <li key={name} data-link-for={name} hidden={!(name in errors)}>
            <a
              href={`#${kind}-${name}`}
              className="inline-link text-small inline-block py-1.5 text-bad"
              onClick={follow}
            >
              {(hasOwnRules && errors[name]) || label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
