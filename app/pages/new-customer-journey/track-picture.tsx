import { useRef } from "react";
import track from "../../drawn/racetrack.svg?url&no-inline";
import { isReached } from "../../sections/journey-progress.ts";
import type { Lap } from "./lap.ts";
import { useCar } from "./use-car.ts";

const wide = `${track}#wide`;
const narrow = `${track}#phone`;

/** The road between its two layers of ground and marks; the bridge lies over the driven road below it. */
function Road({ src }: { src: string }) {
  return (
    <>
      <use href={`${src}-infield`} />
      {src === wide ? <use href={`${src}-tile`} /> : null}
      <use href={`${src}-road`} />
      <use href={`${src}-driven`} data-driven="lap" strokeDashoffset="1" />
      <use href={`${src}-bridge`} />
      <use href={`${src}-driven-over`} data-driven="over" strokeDashoffset="1" />
      <use href={`${src}-start`} />
    </>
  );
}

/** The track with its car: the whole plate on wide screens; on phones a crop of it, redrawn in larger strokes. */
export function TrackPicture({ lap, active, label }: { lap: Lap; active: number; label: string }) {
  const ref = useRef<SVGSVGElement>(null);
  useCar(ref, lap);
  const [start] = lap.d.match(/[\d.]+ [\d.]+/) ?? [];
  const state = (index: number) => ({
    "data-reached": isReached(active, index),
    "data-current": active === index + 1,
  });
  return (
    <svg ref={ref} viewBox="0 88 1440 850" role="img" aria-label={label} className="race-svg">
      <g className="race-wide">
        <use href={`${wide}-construction`} />
        <use href={`${wide}-kerbs`} />
        <Road src={wide} />
        {lap.corners.map(({ x, y }, index) => (
          <use key={x} href={`${wide}-mark`} x={x} y={y} className="race-mark" {...state(index)} />
        ))}
      </g>
      <g className="race-narrow">
        <Road src={narrow} />
      </g>
      <path data-lap="" d={lap.d} fill="none" />
      <g className="race-narrow">
        {lap.corners.map(({ x, y }, index) => (
          <g key={x} className="race-node" transform={`translate(${x} ${y})`} {...state(index)}>
            <use href={`${narrow}-node`} />
            <text y="14">{index + 1}</text>
          </g>
        ))}
      </g>
      <g data-car="" transform={`translate(${start})`}>
        <use href={`${wide}-car`} className="race-wide" />
        <use href={`${narrow}-car`} className="race-narrow" />
      </g>
    </svg>
  );
}
