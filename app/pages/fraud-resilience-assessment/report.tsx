import { type ReactNode, useRef } from "react";
import { fill } from "../../../content/texts.ts";
import type { Sections } from "../../../content/words.ts";
import { scoreRing, scoreRules, scoreRulesLayers } from "../../pictures/assessment.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Status } from "../../ui/status.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import { Section } from "./section.tsx";

type Benefits = Sections["benefits"];
/** Two ends of a line; one below the other on phones. */
const LINE = "flex flex-col justify-between pairs:flex-row";
const EDGES = { bad: "border-bad", warn: "border-warn" };

function Score({ report }: { report: Benefits["report"] }) {
  const rulers = useRef<HTMLUListElement>(null);
  const seen = useSeen(rulers, 0.4);
  return (
    <li className="gap-x-8 border border-ink bg-raised p-5 pairs:p-10 columns:col-span-2 columns:grid columns:grid-cols-5">
      <div className="columns:col-span-2">
        <p className="text-small font-medium">{report.scoreLabel}</p>
        <div className="relative mx-auto mt-6 max-w-90 columns:ms-0 columns:mt-10">
          <Picture of={scoreRing} layers={["ring"]} className="w-full" />
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="text-display">{report.score}</span>
            <span className="text-small">{report.outOf}</span>
          </p>
        </div>
      </div>
      <div className="max-columns:mt-6 columns:col-span-3">
        <h3 className="text-head">{report.scoreName}</h3>
        <p className="text-ink-muted">{report.reading}</p>
        <ul ref={rulers} data-seen={seen}>
          {scoreRulesLayers.map((id) => {
            const { name, percent, text, weight } = report.subScores[id];
            return (
              <li key={id} className="flex flex-wrap items-baseline gap-x-4 pt-4">
                <b className="text-intro flex-1 font-normal">{name}</b>
                <NoBreakText as="span" className="text-head leading-none" text={`${percent}%`} />
                <Picture
                  of={scoreRules.wide}
                  layers={[id]}
                  className="uncover mirrors w-full max-pairs:hidden"
                />
                <Picture
                  of={scoreRules.phone}
                  layers={[id]}
                  className="uncover mirrors w-full pairs:hidden"
                />
                <span className="flex-1 text-ink-muted">{text}</span>
                <span className="text-small text-ink-muted max-pairs:hidden">
                  {fill(report.weight, { n: weight })}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}

const Card = (props: { heading: string; className?: string; children: ReactNode }) => (
  <li className={`border border-rule bg-raised p-5 pairs:p-8 ${props.className ?? ""}`}>
    <h3 className="text-head mb-5">{props.heading}</h3>
    {props.children}
  </li>
);

/** "What You Get": the four parts of a sample report. */
export function Report({ words }: { words: Benefits }) {
  const { report, findings, plan, strategy } = words;
  return (
    <Section name="benefits" heading={words.heading} intro={words.intro}>
      <ul className="report mt-10 grid grid-cols-1 gap-x-8 gap-y-6 columns:grid-cols-2">
        <Score report={report} />
        <Card heading={findings.heading}>
          <ul className="grid gap-6">
            {findings.rows.map((row) => (
              <li key={row.name} className={`border-t-2 pt-4 ${EDGES[row.tone]}`}>
                <p className={LINE}>
                  <Status tone={row.tone} word={row.rating} />
                  <NoBreakText
                    as="span"
                    className="text-ink-muted"
                    text={fill(findings.pages, { pages: row.pages })}
                  />
                </p>
                <h4 className="text-intro">{row.name}</h4>
                <p className="mt-1 text-ink-muted">{row.text}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card heading={plan.heading}>
          <ol className="border-t border-ink">
            {plan.horizons.map(({ name, term, text }) => (
              <li key={name} className="border-rule py-4 not-first:border-t last:pb-0">
                <p className={LINE}>
                  <NoBreakText as="b" className="font-medium" text={name} />
                  <NoBreakText as="span" className="text-ink-muted" text={term} />
                </p>
                <NoBreakText as="p" className="mt-1 text-ink-muted" text={text} />
              </li>
            ))}
          </ol>
        </Card>
        <Card heading={strategy.heading} className="columns:col-span-2">
          <ul className="grid gap-x-8 gap-y-5 bar:grid-cols-3">
            {strategy.items.map(({ name, text }) => (
              <li key={name} className="border-t border-ink pt-3.5">
                <b className="font-medium">{name}</b>
                <NoBreakText as="p" className="mt-1 max-w-60 text-ink-muted" text={text} />
              </li>
            ))}
          </ul>
        </Card>
      </ul>
    </Section>
  );
}
