import { type RefObject, useEffect } from "react";
import { pageFraction } from "../../sections/journey/progress.ts";
import { prefersStill } from "../../ui/motion.ts";
import { onScrolled } from "../../ui/use-scrolled.ts";
import { driven, drivenOf, type Lap } from "./racetrack-lap.ts";

/** Length over which the road's direction is read, px of the drawing. */
const REACH = 4;

/**
 * Drives the car in `ref` along the lap as the page scrolls, turned to the road, and colours the road behind it.
 * Writes to the drawing directly, once a frame: nothing is rendered again. Stands still under reduced motion.
 */
export function useCar(ref: RefObject<SVGSVGElement | null>, lap: Lap) {
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
      const share = driven(pageFraction(), lap.corners);
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
