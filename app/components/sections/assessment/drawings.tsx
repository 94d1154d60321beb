import type { ScenarioId } from "../../../../content/types.ts";
import band from "../../art/drawn/band.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

export function Signature({ id, className }: { id: ScenarioId; className: string }) {
  return <Picture src={band} box="0 0 160 54" layers={[id]} className={className} />;
}

export function FlowNode({ layer, className, box }: { layer: string; className: string; box: string }) {
  return <Picture src={band} box={box} layers={[layer]} className={className} />;
}

export function PhaseDrawing({ index, open }: { index: number; open: boolean }) {
  return (
    <Picture
      src={band}
      box="0 0 168 168"
      layers={[`phase-${index + 1}`]}
      className={open ? "size-42" : "size-26"}
    />
  );
}

export function AudienceDrawing({ index }: { index: number }) {
  return (
    <Picture
      src={band}
      box="0 0 176 110"
      layers={[`audience-${index + 1}`]}
      className="mb-4 w-44 max-w-full"
    />
  );
}

export function Seal() {
  return <Picture src={band} box="0 0 148 148" layers={["seal"]} className="w-full" />;
}

export function ScoreRing() {
  return <Picture src={band} box="0 0 400 400" layers={["ring"]} className="w-full" />;
}

export function SubScoreRule({ percent }: { percent: number }) {
  return <Picture src={band} box="0 0 500 24" layers={[`rule-${percent}`]} className="my-3 w-full" />;
}
