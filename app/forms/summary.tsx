import { fill } from "../../content/fill.ts";
import type { Lead } from "./use-lead-form.ts";

/** Says above a refused form how many answers are wrong; the server fills it for those without scripts. */
export function Summary({ lead: { errors, words } }: { lead: Lead }) {
  const { labels } = words;
  // labels stand in the order of the fields
  const bad = Object.keys(labels).filter((name) => name in errors);
  const [first] = bad;
  return (
    <p data-form-summary hidden={!first} className="summary">
      {first && (
        <>
          <strong className="block font-medium">{words.summary[bad.length - 1]}</strong>
          {fill(words.summaryFirst, { field: labels[first] ?? first })}
        </>
      )}
    </p>
  );
}
