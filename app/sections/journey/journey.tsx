import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { racetrack } from "../../pictures/journey.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { linkToStep, useUnpinnedWhereCrowded } from "./pinned.ts";
import { activeStep, stepId, useScrollValue } from "./progress.ts";
import { StandIn, useOutOfView } from "./stand-in.tsx";

/** The track alone, without the room for its labels. */
const TRACK = "194 262 1110 604";

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
  const active = useScrollValue((fraction) => activeStep(fraction, parts));
  const isOutOfView = useOutOfView(active);
  const attributesOf = (step: number) => ({
    id: stepId(step),
    "aria-current": active === step && !isOutOfView ? "step" : undefined,
    "data-current": active === step || undefined,
    "data-reached": active >= step,
  });
  return (
    <div className={className} data-journey>
      <StandIn step={isOutOfView ? words.steps[active - 1] : undefined} />
      <div className="border-b border-ink">
        <div className="wrap cols items-center gap-y-10 py-10 pairs:py-18">
          <div className="columns:col-span-6">
            <h1 className="text-display">{words.heading}</h1>
            <p className="text-intro max-w-lead mt-5 text-ink2">{intro}</p>
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
            box={TRACK}
            className="journey-track mirrors w-full columns:col-span-6"
          />
        </div>
      </div>
      {children(active, attributesOf)}
    </div>
  );
}
