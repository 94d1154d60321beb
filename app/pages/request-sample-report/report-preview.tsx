import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { scoreRing, scoreRulesLayers } from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";

type Words = FraudResilienceAssessment["benefits"]["report"];

/** The first page of the sample report, small: its score and its four parts. */
export function ReportPreview({
  words,
}: {
  words: Pick<Words, "title" | "score" | "outOf" | "scoreLabel" | "subScores">;
}) {
  return (
    <div className="report-stack relative isolate mb-14 max-w-90">
      <div className="border border-ink bg-raised">
        <p className="text-small font-medium flex items-center justify-between gap-4 border-b border-ink px-5 py-3">
          {words.title} <span className="sample-tag">{words.scoreLabel}</span>
        </p>
        <div className="relative mx-auto max-w-56 py-5">
          <Picture of={scoreRing} layers={["ring"]} className="w-full" />
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="text-display">{words.score}</span>
            <span className="text-small tabular-nums text-ink2">{words.outOf}</span>
          </p>
        </div>
        <ul className="px-5 pb-3">
          {scoreRulesLayers.map((id) => {
            const { name, percent, tone } = words.subScores[id];
            return (
              <li key={id} className="text-small flex justify-between gap-4 border-t border-rule py-2">
                {name} <span className={tone === "bad" ? "text-bad" : ""}>{`${percent}%`}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
