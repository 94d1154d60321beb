import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { JourneyStep } from "../../../content/words.ts";
import { onScrolled } from "../../ui/use-scrolled.ts";
import { stepId } from "./progress.ts";

/** Returns true if a visitor sees a step's heading, or its name in large letters: nothing lies over it. */
const isSeen = (step: number): boolean =>
  [...document.querySelectorAll(`#${stepId(step)} :is(h2, [data-name])`)].some((name) => {
    const { x, y, width, height } = name.getBoundingClientRect();
    return name.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Returns true while a step, 1 to 8, is active and its name is out of view. */
export function useOutOfView(step: number): boolean {
  const [isOut, setIsOut] = useState(false);
  const update = useEffectEvent(() => setIsOut(step > 0 && !isSeen(step)));
  // A layout effect: a step that has just become active may be visible only now, and is measured before it is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is measured anew
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
export function StandIn({ step }: { step: JourneyStep | undefined }) {
  if (!step) return null;
  return (
    <a
      href={`#${stepId(step.id)}`}
      aria-current="step"
      className="under-bar fixed inset-x-0 z-30 border-b border-ink bg-paper print:hidden"
    >
      <span className="wrap flex min-h-14 items-center gap-x-4 py-2">
        <span className="text-ink2">{step.id}</span>
        <span className="font-medium text-acc">{step.title}</span>
        <span className="text-ink2 max-bar:hidden">{step.subtitle}</span>
      </span>
    </a>
  );
}
