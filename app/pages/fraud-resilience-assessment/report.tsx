import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { Status } from "../../ui/status.tsx";
import { ScoreRing, SubScoreRule } from "./drawings.tsx";
import { Section } from "./section.tsx";

type Benefits = FraudResilienceAssessment["benefits"];

/** Prints the report alone: two pages, each marked SAMPLE. */
function printReport() {
  const root = document.documentElement;
  root.dataset.print = "report";
  addEventListener("afterprint", () => delete root.dataset.print, { once: true });
  print();
}

function Scores({ report }: { report: Benefits["report"] }) {
  return (
    <div className="report-scores grid grid-cols-1 border-b border-ink lg:grid-cols-[minmax(0,12fr)_minmax(0,13fr)]">
      <div className="border-rule p-6 sm:p-8 lg:border-e">
        <h3 className="type-label mb-4">{report.scoreName}</h3>
        <div className="relative mx-auto max-w-105">
          <ScoreRing />
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="score">{report.score}</span>
            <span className="type-mono text-ink2">{report.outOf}</span>
          </p>
        </div>
        <p className="type-small mt-4 max-w-[46ch] text-ink2">{report.reading}</p>
      </div>
      <ul className="px-6 py-4 sm:px-8">
        {report.subScores.map((sub, index) => (
          <li key={sub.name} className="max-w-160 border-b border-rule py-5 last:border-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-[1.1875rem]">{sub.name}</span>
              <span
                className={`text-[1.875rem] leading-none font-light ${sub.tone === "bad" ? "text-bad" : ""}`}
              >
                {sub.value}
              </span>
            </p>
            <SubScoreRule index={index} />
            <p className="type-hint text-ink2">{sub.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each block says by itself that it is invented. */
function Heading({ text, sample }: { text: string; sample: string }) {
  return (
    <h3 className="report-heading type-label">
      {text} <span className="sample-tag">{sample}</span>
    </h3>
  );
}

function Findings({ findings, sample }: Pick<Benefits, "findings" | "sample">) {
  return (
    <div className="report-findings px-6 sm:px-8">
      <Heading text={findings.heading} sample={sample} />
      <table className="findings w-full text-start">
        <thead>
          <tr>
            <th scope="col">{findings.columns.name}</th>
            <th scope="col">{findings.columns.severity}</th>
            <th scope="col">{findings.columns.pages}</th>
          </tr>
        </thead>
        {findings.rows.map((row) => (
          <tbody key={row.name}>
            <tr>
              <th scope="row">{row.name}</th>
              <td>
                <Status tone={row.tone} word={`${row.rating} / ${row.severity}`} />
              </td>
              <td className="type-mono">
                <bdi>{row.pages}</bdi>
              </td>
            </tr>
            <tr className="finding-text">
              <td colSpan={3}>
                <dl className="type-hint grid gap-y-3 sm:grid-cols-3">
                  {(["seen", "effect", "fix"] as const).map((key) => (
                    <div key={key}>
                      <dt className="font-medium">{findings.labels[key]}</dt>
                      <dd className="text-ink2">{row[key]}</dd>
                    </div>
                  ))}
                </dl>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Plan({ plan, strategy, sample }: Pick<Benefits, "plan" | "strategy" | "sample">) {
  return (
    <>
      <div className="border-t border-ink px-6 pb-4 sm:px-8">
        <Heading text={plan.heading} sample={sample} />
      </div>
      <ol className="plan border-t border-ink">
        {plan.horizons.map((horizon) => (
          <li key={horizon.name} className="relative p-6 sm:p-8">
            <span className="plan-mark" aria-hidden="true" />
            <p className="font-medium">{horizon.name}</p>
            <p className="type-mono text-ink2">{horizon.term}</p>
            <ul className="type-small mt-3 grid gap-2 text-ink2">
              {horizon.actions.map((action) => (
                <li key={action}>{action}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="border-t border-ink px-6 pb-6 sm:px-8 sm:pb-8">
        <Heading text={strategy.heading} sample={sample} />
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {strategy.items.map((item) => (
            <li key={item.name}>
              <p className="font-medium">{item.name}</p>
              <p className="type-small mt-1 text-ink2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** "What You Get": the sample report as one sheet, which also prints. */
export function Report({ words }: { words: Benefits }) {
  const { report } = words;
  return (
    <Section id="benefits-section" heading={words.heading} lead={words.lead}>
      <div className="report-stack mt-12">
        <div className="report border border-ink bg-raised">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-ink px-6 py-3.5 sm:px-8">
            <p className="type-label me-auto">{report.title}</p>
            <p className="type-mono text-ink2">{report.company}</p>
            <p className="type-mono text-ink2">{report.date}</p>
            <p className="sample-tag">{report.scoreLabel}</p>
          </div>
          <Scores report={report} />
          <p className="print-again sample-tag">{report.scoreLabel}</p>
          <Findings {...words} />
          <Plan {...words} />
          <p className="type-hint border-t border-rule px-6 py-3.5 text-ink2 sm:px-8">{report.notice}</p>
        </div>
      </div>
      <button type="button" onClick={printReport} className="print-button scripts-off:hidden link mt-10">
        {report.print}
      </button>
    </Section>
  );
}
