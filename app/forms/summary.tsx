import type { SharedFormWords } from "../../content/types/forms.ts";
import type { FieldErrors } from "../../contract/check.ts";

/** Says above a refused form how much is left to mend; the server fills it for those without scripts. */
export function Summary(props: {
  errors: FieldErrors;
  words: SharedFormWords;
  labels: Readonly<Record<string, string>>;
}) {
  const { errors, words, labels } = props;
  // labels stand in the order of the fields
  const bad = Object.keys(labels).filter((name) => name in errors);
  const [first] = bad;
  return (
    <p data-form-summary hidden={!first} className="summary">
      {first && (
        <>
          <strong className="block font-medium">{words.summary[bad.length - 1]}</strong>
          {words.summaryFirst.replace("{field}", labels[first] ?? first)}
        </>
      )}
    </p>
  );
}
