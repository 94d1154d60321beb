import { type ReactNode, useRef } from "react";
import { racetrack, racetrackPhone } from "../../pictures/journey.ts";
import { layerUrls } from "../../ui/picture.tsx";
import type { Lap } from "./racetrack-lap.ts";
import { useCar } from "./use-car.ts";

const wide = layerUrls(racetrack);
const phone = layerUrls(racetrackPhone);

type RoadLayer = "infield" | "road" | "driven" | "bridge" | "driven-over" | "start";

/** The road on its ground; the bridge lies over the driven road below it. */
function Road({ url, children }: { url: (layer: RoadLayer) => string; children?: ReactNode }) {
  return (
    <>
      <use href={url("infield")} />
      {children}
      <use href={url("road")} />
      <use href={url("driven")} data-driven="lap" strokeDashoffset="1" />
      <use href={url("bridge")} />
      <use href={url("driven-over")} data-driven="bridge" strokeDashoffset="1" />
      <use href={url("start")} />
    </>
  );
}

/** The track with its car and a numbered star on each corner; on phones a crop of it, redrawn in larger strokes. */
export function RacetrackPicture({ lap, active, label }: { lap: Lap; active: number; label: string }) {
  const ref = useRef<SVGSVGElement>(null);
  useCar(ref, lap);
  return (
    <svg ref={ref} viewBox={racetrack.box} role="img" aria-label={label} className="race-svg mirrors w-full">
      <g className="max-tools:hidden">
        <use href={wide("construction")} />
        <use href={wide("kerbs")} />
        <Road url={wide}>
          <use href={wide("tile")} />
        </Road>
      </g>
      <g className="tools:hidden">
        <Road url={phone} />
      </g>
      <path data-lap="" d={lap.d} fill="none" />
      {lap.corners.map(({ x, y }, index) => (
        <g
          key={x}
          className="race-star"
          transform={`translate(${x} ${y})`}
          data-reached={active > index}
          data-current={active === index + 1}
        >
          <use href={wide("mark")} className="max-tools:hidden" />
          <use href={phone("mark")} className="tools:hidden" />
          <text textAnchor="middle" className="mirrors font-medium">
            {index + 1}
          </text>
        </g>
      ))}
      <g data-car="" transform={`translate(${lap.start.x} ${lap.start.y})`}>
        <use href={wide("car")} className="max-tools:hidden" />
        <use href={phone("car")} className="tools:hidden" />
      </g>
    </svg>
  );
}
