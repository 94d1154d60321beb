import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { racetrack, racetrackPhone } from "../../pictures/journey.ts";
import { pageFraction } from "../../sections/journey/progress.ts";
import { layerUrls } from "../../ui/picture.tsx";
import { prefersStill } from "../../ui/scroll-and-focus.ts";
import { onScrolled } from "../../ui/use-scrolled.ts";
import { driven, drivenOf, type Lap } from "./racetrack-lap.ts";

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

/** Length over which the road's direction is read, px of the drawing. */
const REACH = 4;

/**
 * Drives the car in `ref` along the lap as the page scrolls, turned to the road, and colours the road behind it.
 * Writes to the drawing directly, once a frame: nothing is rendered again. Stands still under reduced motion.
 */
function useCar(ref: RefObject<SVGSVGElement | null>, lap: Lap) {
  useEffect(() => {
    const svg = ref.current;
    const road = svg?.querySelector<SVGPathElement>("[data-lap]");
    const car = svg?.querySelector<SVGGElement>("[data-car]");
    if (!svg || !road || !car) return;
    const length = road.getTotalLength();
    const offset = (name: string, share: number) => {
      for (const part of svg.querySelectorAll<SVGUseElement>(`[data-driven=${name}]`))
        part.style.strokeDashoffset = String(1 - share);
    };
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (prefersStill()) return;
      const share = driven(pageFraction(), lap);
      const at = share * length;
      const { x, y } = road.getPointAtLength(at);
      const back = road.getPointAtLength(Math.max(0, at - REACH));
      const ahead = road.getPointAtLength(Math.min(length, at + REACH));
      const heading = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
      car.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${heading.toFixed(1)}deg)`;
      offset("lap", share);
      offset("bridge", drivenOf(lap.bridge, share));
    };
    const stop = onScrolled(() => {
      frame ||= requestAnimationFrame(draw);
    });
    draw();
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [ref, lap]);
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
