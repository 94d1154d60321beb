import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { scoreRing, scoreRules, scoreRulesLayers } from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";
import { printPart } from "../../ui/print-part.ts";
import { Status } from "../../ui/status.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Letterhead } from "./letterhead.tsx";
import { Section } from "./section.tsx";

type Benefits = FraudResilienceAssessment["benefits"];

function Scores({ report }: { report: Benefits["report"] }) {
  return (
    <div className="report-scores grid grid-cols-1 gap-8 border-b border-ink p-6 sm:p-7 lg:grid-cols-3">
      <div>
        <h3 className="text-small font-medium mb-4">{report.scoreName}</h3>
        <div className="@container relative mx-auto max-w-105">
          <Picture of={scoreRing} layers={["ring"]} className="w-full" />
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="text-display">{report.score}</span>
            <span className="text-small tabular-nums text-ink2">{report.outOf}</span>
          </p>
        </div>
        <p className="text-small mt-4 max-w-lead text-ink2">
          <WholeWords text={report.reading} />
        </p>
      </div>
      <ul className="-my-5 lg:col-span-2 lg:-mt-7">
        {scoreRulesLayers.map((id) => {
          const { name, percent, tone, text } = report.subScores[id];
          return (
            <li key={id} className="border-b border-rule py-5 last:border-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-intro">{name}</span>
                <span className={`text-head leading-none font-light ${tone === "bad" ? "text-bad" : ""}`}>
                  <WholeWords text={`${percent}%`} />
                </span>
              </p>
              <Picture of={scoreRules} layers={[id]} className="mirrors my-3 w-full" />
              <p className="text-small text-ink2">
                <WholeWords text={text} />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The heading of a block, which says by itself that its data is invented. */
function Heading({ text, sample }: { text: string; sample: string }) {
  return (
    <h3 className="text-small font-medium flex items-center gap-3 pt-4">
      {text}
      <span className="sample-tag">{sample}</span>
    </h3>
  );
}

function Findings({ findings, sample }: Pick<Benefits, "findings" | "sample">) {
  return (
    <div className="findings px-6 sm:px-7">
      <Heading text={findings.heading} sample={sample} />
      <div className="overflow-x-clip">
        <table className="w-full table-fixed">
          <thead>
            <tr>
              {(["name", "severity", "pages"] as const).map((column) => (
                <th key={column} scope="col" className="text-small font-medium text-ink2">
                  {findings.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {findings.rows.map((row) => (
            <tbody key={row.name} className="border-t border-rule">
              <tr>
                <th scope="row" className="font-normal">
                  {row.name}
                </th>
                <td data-label={findings.columns.severity}>
                  <Status tone={row.tone} word={`${row.rating} / ${row.severity}`} />
                </td>
                <td data-label={findings.columns.pages} className="text-small tabular-nums">
                  <bdi>{row.pages}</bdi>
                </td>
              </tr>
              <tr>
                <td colSpan={3} className="pb-5">
                  <dl className="text-small grid gap-x-8 gap-y-3 sm:grid-cols-3 sm:pe-8">
                    {(["seen", "effect", "fix"] as const).map((key) => (
                      <div key={key}>
                        <dt className="font-medium">{findings.labels[key]}</dt>
                        <dd className="text-ink2">
                          <WholeWords text={row[key]} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function Plan({ plan, strategy, sample }: Pick<Benefits, "plan" | "strategy" | "sample">) {
  return (
    <>
      <div className="border-t border-ink px-6 pb-4 sm:px-7">
        <Heading text={plan.heading} sample={sample} />
      </div>
      <ol className="grid gap-x-8 border-t border-ink px-6 plan-columns:grid-cols-3 sm:px-7">
        {plan.horizons.map((horizon, index) => (
          <li
            key={horizon.name}
            className="relative border-ink py-6 not-first:border-t plan-columns:not-first:border-t-0 sm:py-8"
          >
            <span
              className={`absolute start-0 -top-1.5 size-2.5 rotate-45 border border-ink ${index === 0 ? "bg-ink" : "bg-raised"}`}
              aria-hidden="true"
            />
            <p className="font-medium">
              <WholeWords text={horizon.name} />
            </p>
            <p className="text-small tabular-nums text-ink2">{horizon.term}</p>
            <ul className="text-small mt-3 grid gap-2 text-ink2">
              {horizon.actions.map((action) => (
                <li key={action}>
                  <WholeWords text={action} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="border-t border-ink px-6 pb-6 sm:px-7 sm:pb-7">
        <Heading text={strategy.heading} sample={sample} />
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {strategy.items.map((item) => (
            <li key={item.name}>
              <p className="font-medium">{item.name}</p>
              <p className="text-small mt-1 text-ink2">
                <WholeWords text={item.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** "What You Get": the sample report as one sheet, which also prints alone, on two pages that are each marked SAMPLE. */
export function Report({ words }: { words: Benefits }) {
  const { report } = words;
  return (
    <Section id="benefits-section" heading={words.heading} lead={words.lead}>
      <Letterhead part="report" />
      <div className="report-stack relative isolate mt-12">
        <div className="report border border-ink bg-raised">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-ink px-6 py-3.5 sm:px-7">
            <p className="text-small font-medium me-auto">{report.title}</p>
            <p className="text-small tabular-nums text-ink2">{report.company}</p>
            <p className="text-small tabular-nums text-ink2">{report.date}</p>
            <p className="sample-tag">{report.scoreLabel}</p>
          </div>
          <Scores report={report} />
          <p className="print-again sample-tag hidden">{report.scoreLabel}</p>
          <Findings {...words} />
          <Plan {...words} />
          <p className="text-small border-t border-rule px-6 py-3.5 text-ink2 sm:px-7">{report.notice}</p>
        </div>
      </div>
      <button
        type="button"
        onClick={() => printPart("report")}
        className="print-button scripts-off:hidden link mt-10"
      >
        {report.print}
      </button>
    </Section>
  );
}
