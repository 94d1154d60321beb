import { sampleCall } from "../../../content/sample-call.ts";
import type { DecisionRecordWords } from "../../../content/types.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";

const { score, reasons }: { score: number; reasons: { points: number }[] } = JSON.parse(sampleCall.answer);

/** The record of one decision as a screen: the reasons with their points, and beside them everyone who decided. */
export const DecisionRecord = ({ words }: { words: DecisionRecordWords }) => (
  <section className="wrap py-16">
    <div className="cols gap-y-4">
      <h2 className="text-title text-balance columns:col-span-6">{words.heading}</h2>
      <NoBreakText
        as="p"
        className="max-w-note text-ink-muted columns:col-start-7 columns:col-end-13 columns:mt-3"
        text={words.text}
      />
    </div>
    <div className="mt-9 break-inside-avoid border border-ink bg-raised columns:grid columns:grid-cols-2">
      <div className="px-5 pb-6 pairs:px-8">
        <p className="flex min-h-14 flex-wrap items-center gap-x-7 border-b border-rule">
          <bdi dir="ltr" className="font-medium">
            {words.id}
          </bdi>
          <NoBreakText text={words.event} />
        </p>
        <ul className="grid gap-6 pt-7">
          {words.reasons.map((reason, nth) => (
            <li key={reason} className="flex items-baseline gap-x-5">
              <span className="w-18 shrink-0 text-title text-ember tabular-nums">{reasons[nth]?.points}</span>
              <span className="flex-1">
                <NoBreakText as="span" className="text-intro" text={reason} />
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${reasons[0]?.points} 1`}
                  preserveAspectRatio="none"
                  className="mirrors mt-2 block h-1.5 w-full"
                >
                  <path d={`M0 0h${reasons[nth]?.points}v1H0z`} fill="var(--ember)" />
                </svg>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-rule px-5 pb-3 max-columns:border-t pairs:px-8 columns:border-s">
        <NoBreakText as="p" className="flex min-h-14 items-center border-b border-rule" text={words.date} />
        <ol>
          {words.deciders.map(({ time, name, text, result }, nth) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-4 last:border-0"
            >
              <span className="code w-24 text-ink-muted max-pairs:w-full">{time}</span>
              <span className="flex-1">
                <span className="block text-intro">{name}</span>
                <NoBreakText as="span" className="text-ink-muted" text={text} />
              </span>
              <span
                className={`text-intro ${result === `${score}` ? "font-medium text-ember" : nth === 3 ? "text-accent" : ""}`}
              >
                {result}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);
