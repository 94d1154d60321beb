import {
  audiences,
  audiencesLayers,
  phases,
  phasesLayers,
  scoreRing,
  scoreRules,
  scoreRulesLayers,
  seal,
  steps,
  stepsLayers,
} from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";

/** The layer of one picture of a series, in the order of the page. */
const nth = <Layer extends string>(layers: readonly Layer[], index: number) => layers.slice(index, index + 1);

/** The mark of a step of the flow. */
export function StepNode({ index }: { index: number }) {
  return <Picture of={steps} layers={nth(stepsLayers, index)} className="size-19 shrink-0" />;
}

/** The star of a phase: larger while its column is open. */
export function PhaseDrawing({ index, open }: { index: number; open: boolean }) {
  const layers = nth(phasesLayers, index);
  if (open) return <Picture of={phases.large} layers={layers} className="size-42" />;
  return <Picture of={phases.small} layers={layers} className="size-26" />;
}

/** The picture of an audience. */
export function AudienceDrawing({ index }: { index: number }) {
  return (
    <Picture
      of={audiences}
      layers={nth(audiencesLayers, index)}
      className="mirrors w-30 shrink-0 self-start lg:mb-4 lg:w-44 lg:max-w-full"
    />
  );
}

/** The ring of a badge; its name stands in the middle. */
export function Seal() {
  return <Picture of={seal} layers={["seal"]} className="w-full" />;
}

/** The ring round the score. */
export function ScoreRing() {
  return <Picture of={scoreRing} layers={["ring"]} className="w-full" />;
}

/** A ruler from 0 to 100 with a sub-score on it. */
export function SubScoreRule({ index }: { index: number }) {
  return <Picture of={scoreRules} layers={nth(scoreRulesLayers, index)} className="mirrors my-3 w-full" />;
}
