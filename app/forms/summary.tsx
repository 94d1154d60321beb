import type { ComponentProps } from "react";
import { fill } from "../../content/fill.ts";
import type { Lead } from "./use-lead-form.ts";

/** A box for what is wrong. */
export function Problem({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p
      {...rest}
      className="problem error-mark relative mb-8 border border-s-4 border-bad bg-raised py-4.5 ps-12.5 pe-5.5"
    >
      {children}
    </p>
  );
}

/** Tells how many answers are wrong. The server fills it in when a form was sent without scripts. */
export function Summary({ lead: { errors, words } }: { lead: Lead }) {
  const { labels } = words;
  // The labels have the order of the fields.
  const bad = Object.keys(labels).filter((name) => name in errors);
  const [first] = bad;
  return (
    <Problem data-form-summary hidden={!first}>
      {first && (
        <>
          <strong className="block font-medium">{words.summary[bad.length - 1]}</strong>
          {fill(words.summaryFirst, { field: labels[first] ?? first })}
        </>
      )}
    </Problem>
  );
}
