import { fill, formatList } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { useLanguage } from "../../i18n/words.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { CopyText } from "../copy-text.tsx";
import { Fields, NumberField } from "../number-field.tsx";
import { formatCount } from "../numbers.ts";
import { TermRows } from "../results.tsx";
import { ToolActions } from "../tool-actions.tsx";
import { type Counts, costOf, type Inputs } from "./accuracy.ts";
import { INPUTS } from "./inputs.ts";
import { questionsOf, sumsOf } from "./sentences.ts";

interface PanelProps {
  settings: Inputs;
  now: Counts;
  words: Words["accuracy"];
  change: (to: Partial<Inputs>) => void;
  link: () => string;
  announce: (text: string) => void;
}

/** The cost of a year, by the visitor's own figures. */
function Money({ settings, now, words, change }: PanelProps) {
  const language = useLanguage();
  const { title, hint, costs, error, total, soFar, without, noAlerts } = words.money;
  const sum = costOf(now, settings);
  const missing = (sum?.missing ?? []).map((cost) => without[cost]);
  return (
    <section>
      <h3>{title}</h3>
      <Fields>
        {(["loss", "stop", "review"] as const).map((cost) => (
          <NumberField
            key={cost}
            input={INPUTS[cost]}
            label={costs[cost]}
            value={settings[cost]}
            error={error}
            onValue={(value) => change({ [cost]: value })}
          />
        ))}
      </Fields>
      {sum ? (
        <TermRows
          rows={[
            [
              missing.length > 0 ? fill(soFar, { without: formatList(missing, language) }) : total,
              formatCount(sum.total),
            ],
            ...(sum.noAlerts === undefined ? [] : [[noAlerts, formatCount(sum.noAlerts)] as const]),
          ]}
        />
      ) : (
        <p className="text-small text-ink-muted">{hint}</p>
      )}
    </section>
  );
}

/** Typed values, costs, the calculation, and what can be copied and printed. */
export function Panel(props: PanelProps) {
  const { settings, now, words, change, link, announce } = props;
  const { fields, worked, questions, actions } = words;
  return (
    <>
      <section>
        <h3>{fields.title}</h3>
        <Fields>
          {(["events", "rate", "accuracy"] as const).map((name) => (
            <NumberField
              key={name}
              input={INPUTS[name]}
              {...fields[name]}
              value={settings[name]}
              onValue={(value = INPUTS[name].start) => change({ [name]: value })}
            />
          ))}
        </Fields>
      </section>
      <Money {...props} />
      <section>
        <h3>{worked.title}</h3>
        <TermRows rows={sumsOf(now, settings, worked.none).map(([id, sum]) => [worked.rows[id], sum])} />
        <NoBreakText as="p" className="text-small text-ink-muted" text={worked.source} />
      </section>
      <ToolActions words={actions} link={link} announce={announce}>
        <CopyText
          label={questions.button}
          text={() => questionsOf(now, settings, words, link())}
          words={actions}
          announce={announce}
        />
      </ToolActions>
    </>
  );
}
