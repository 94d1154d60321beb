import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from "react";
import type { JourneyStep, Words } from "../../../content/words.ts";
import { racetrack, racetrackTrack } from "../../pictures/journey.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { onScrolled, useScrolled } from "../../ui/use-scrolled.ts";
import { activeStep, linkToStep, pageFraction, stepId, useUnpinnedWhereCrowded } from "./progress.ts";

/** Returns true if a visitor sees a step's heading, or its name in large letters: nothing lies over it. */
const isSeen = (step: number): boolean =>
  [...document.querySelectorAll(`#${stepId(step)} :is(h2, [data-name])`)].some((name) => {
    const { x, y, width, height } = name.getBoundingClientRect();
    return name.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Returns true while a step, 1 to 8, is active and its name is out of view. */
function useOutOfView(step: number): boolean {
  const [isOut, setIsOut] = useState(false);
  const update = useEffectEvent(() => setIsOut(step > 0 && !isSeen(step)));
  // A layout effect: a step that has just become active may be visible only now, and is measured before it is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is measured again
  useLayoutEffect(() => {
    update();
    return onScrolled(update);
  }, [step]);
  return isOut;
}

/**
 * Names the active step in a line under the bar, for as long as the step itself is out of view: the share of the page
 * that is scrolled lights the steps, and in low windows that step has left.
 */
function StickyStepName({ step }: { step: JourneyStep | undefined }) {
  if (!step) return null;
  return (
    <a
      href={`#${stepId(step.id)}`}
      aria-current="step"
      className="under-bar fixed inset-x-0 z-30 border-b border-ink bg-paper print:hidden"
    >
      <span className="wrap flex min-h-14 items-center gap-x-4 py-2">
        <span className="text-ink-muted">{step.id}</span>
        <span className="font-medium text-accent">{step.title}</span>
        <span className="text-ink-muted max-bar:hidden">{step.subtitle}</span>
      </span>
    </a>
  );
}

/** Either version of the journey: the way to the first step and to the other version beside the track, then the steps. */
export function Journey(props: {
  className: string;
  words: Words["journey"];
  version: Pick<Words["journey"]["track"], "intro" | "other">;
  parts: number;
  /** Renders the steps; `attributesOf` returns those of a step's element. */
  children: (active: number, attributesOf: (step: number) => object) => ReactNode;
}) {
  const { className, words, version, parts, children } = props;
  const { intro, other } = version;
  useUnpinnedWhereCrowded();
  const active = useScrolled(() => activeStep(pageFraction(), parts), 0);
  const isOutOfView = useOutOfView(active);
  const attributesOf = (step: number) => ({
    id: stepId(step),
    "aria-current": active === step && !isOutOfView ? "step" : undefined,
    "data-current": active === step || undefined,
    "data-reached": active >= step,
  });
  return (
    <div className={className} data-journey>
      <StickyStepName step={isOutOfView ? words.steps[active - 1] : undefined} />
      <div className="border-b border-ink">
        <div className="wrap cols items-center gap-y-10 py-10 pairs:py-18">
          <div className="columns:col-span-6">
            <h1 className="text-display">{words.heading}</h1>
            <p className="text-intro max-w-intro mt-5 text-ink-muted">{intro}</p>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <a {...linkToStep(1, parts)} className="btn btn-primary">
                {words.start}
              </a>
              <PageLink to={other} className="link" />
            </p>
          </div>
          <Picture
            of={racetrack}
            layers={["infield", "tile", "road", "bridge", "start", "parked"]}
            box={racetrackTrack}
            className="journey-track mirrors w-full columns:col-span-6"
          />
        </div>
      </div>
      {children(active, attributesOf)}
    </div>
  );
}
