import type { ScenarioId } from "../../../../content/types.ts";
import audiencesUrl from "../../art/drawn/audiences.svg?url&no-inline";
import phaseUrl from "../../art/drawn/phase.svg?url&no-inline";
import ringUrl from "../../art/drawn/report-ring.svg?url&no-inline";
import rulesUrl from "../../art/drawn/report-rules.svg?url&no-inline";
import sealUrl from "../../art/drawn/seal.svg?url&no-inline";
import signaturesUrl from "../../art/drawn/signatures.svg?url&no-inline";
import stepUrl from "../../art/drawn/step.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

/** The mark a fraud leaves, as a small chart. */
export function Signature({ id, className }: { id: ScenarioId; className: string }) {
  return <Picture src={signaturesUrl} box="0 0 160 54" layers={[id]} className={className} />;
}

const steps = ["simulate", "detect", "report", "remedy"];
export function StepNode({ index }: { index: number }) {
  return <Picture src={stepUrl} box="0 0 76 76" layers={[steps[index] ?? ""]} className="size-19 shrink-0" />;
}

const phases = ["construction", "turned", "whole"];
export function PhaseDrawing({ index, open }: { index: number; open: boolean }) {
  const layers = [phases[index] ?? ""];
  if (open)
    return <Picture src={phaseUrl} format="large" box="0 0 168 168" layers={layers} className="size-42" />;
  return <Picture src={phaseUrl} format="small" box="0 0 104 104" layers={layers} className="size-26" />;
}

export function AudienceDrawing({ index }: { index: number }) {
  return (
    <Picture
      src={audiencesUrl}
      box="0 0 176 110"
      layers={[`audience-${index + 1}`]}
      className="mb-4 w-44 max-w-full"
    />
  );
}

export function Seal() {
  return <Picture src={sealUrl} box="0 0 152 152" layers={["seal"]} className="w-full" />;
}

export function ScoreRing() {
  return <Picture src={ringUrl} box="-8 -8 416 416" layers={["ring"]} className="w-full" />;
}

export function SubScoreRule({ percent }: { percent: number }) {
  return <Picture src={rulesUrl} box="0 0 502 22" layers={[`rule-${percent}`]} className="my-3 w-full" />;
}
