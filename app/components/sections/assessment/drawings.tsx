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
