import type { ScenarioId } from "../../../content/types/scenarios.ts";
import art from "../../drawn/assessment.svg?url&no-inline";
import marks from "../../drawn/marks.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

/** The mark a fraud leaves, as a small chart. */
export function Signature({ id, className }: { id: ScenarioId; className: string }) {
  return <Picture src={marks} box="0 0 160 54" layers={[id]} className={className} />;
}

const steps = ["simulate", "detect", "report", "remedy"];
/** The mark of a step of the flow. */
export function StepNode({ index }: { index: number }) {
  return <Picture src={art} box="0 0 76 76" layers={[steps[index] ?? ""]} className="size-19 shrink-0" />;
}

const phases = ["construction", "turned", "whole"];
/** The star of a phase: larger while its column is open. */
export function PhaseDrawing({ index, open }: { index: number; open: boolean }) {
  const layers = [phases[index] ?? ""];
  if (open) return <Picture src={art} format="large" box="0 0 168 168" layers={layers} className="size-42" />;
  return <Picture src={art} format="small" box="0 0 104 104" layers={layers} className="size-26" />;
}

/** The picture of an audience, in the order of the page. */
export function AudienceDrawing({ index }: { index: number }) {
  return (
    <Picture
      src={art}
      box="0 0 176 110"
      layers={[`audience-${index + 1}`]}
      className="mb-4 w-44 max-w-full"
    />
  );
}

/** The ring of a badge; its name stands in the middle. */
export function Seal() {
  return <Picture src={art} box="0 0 152 152" layers={["seal"]} className="w-full" />;
}

/** The ring round the score. */
export function ScoreRing() {
  return <Picture src={art} box="-8 -8 416 416" layers={["ring"]} className="w-full" />;
}

/** A ruler from 0 to 100 with the sub-score on it. */
export function SubScoreRule({ percent }: { percent: number }) {
  return <Picture src={art} box="0 0 502 22" layers={[`rule-${percent}`]} className="my-3 w-full" />;
}
