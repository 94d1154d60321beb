import type { ReactNode } from "react";
import type { Journey } from "../../../content/types/journey.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { isReached, RACETRACK_PARTS, STEPS, useScrollValue } from "../../sections/journey/progress.ts";
import { goTo, goToStep, linkToStep, stepId, useActiveStep } from "../../sections/journey/sticky.ts";
import { useStepTransition } from "../../sections/journey/transition.ts";
import { FINISH_FROM, type Lap } from "./lap.ts";
import { TrackPicture } from "./track-picture.tsx";

/** Words that wait in the place beside the track until it is their turn. */
function Panel({
  shown,
  at,
  className = "",
  children,
}: {
  shown: boolean;
  /** Where on the page it is shown, 0 to 1: there the page goes when the keyboard comes to it. */
  at?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from its links
    <div
      className={`race-text ${className}`}
      data-shown={shown}
      onFocus={() => {
        if (at !== undefined && !shown) goTo(at);
      }}
    >
      {children}
    </div>
  );
}

/** The eight steps as one lap: the track stays in view while the page scrolls and the car drives. */
export function Racetrack({ words, lap }: { words: Journey; lap: Lap }) {
  const active = useActiveStep(RACETRACK_PARTS);
  const finished = useScrollValue((fraction) => fraction >= FINISH_FROM);
  const { heading, track, steps, readMore } = words;
  const current = steps[active - 1];
  return (
    <div ref={useStepTransition(finished ? STEPS + 1 : active)} className="race" data-journey>
      <div className="race-plate">
        <div className="race-head">
          <h1>{heading}</h1>
          {/* one paragraph, so that wider paragraphs leave the labels below alone */}
          <p className="race-lead">
            <span className="block">{track.lead}</span>
            <a href={track.other.path} className="link type-small mt-2 text-ink">
              {track.other.label}
            </a>
          </p>
        </div>
        <div className="race-track">
          <TrackPicture lap={lap} active={active} label={track.picture} />
          <p aria-hidden="true" className="race-line type-mono">
            {track.startLine}
          </p>
          <p aria-hidden="true" className="race-caption type-mono">
            <span>{current?.corner ?? track.startLine}</span>
            <span className="text-ink2">{current?.subtitle}</span>
          </p>
        </div>
        <div className="race-turns">
          <Panel shown={active === 0} at={0} className="race-start">
            <h2 className="race-call">{track.start.heading}</h2>
            <p>{track.start.text}</p>
            <a {...linkToStep(1, RACETRACK_PARTS)} className="btn btn-primary mt-4 max-sm:w-full">
              {track.start.button}
            </a>
          </Panel>
          <ol className="race-list">
            {steps.map((step, index) => (
              <li
                key={step.id}
                id={stepId(step.id)}
                aria-current={active === step.id ? "step" : undefined}
                data-reached={isReached(active, index)}
                onFocus={() => {
                  if (finished || active !== step.id) goToStep(step.id, RACETRACK_PARTS);
                }}
              >
                <div className="race-step">
                  <div className="race-label">
                    <p aria-hidden="true" className="race-number">
                      {step.id}
                    </p>
                    <div>
                      <h2 id={`${stepId(step.id)}-name`}>{step.title}</h2>
                      <p>{step.subtitle}</p>
                    </div>
                  </div>
                  <Panel shown={active === step.id && !finished}>
                    <p className="race-call">
                      <span className="type-mono text-ink2">{step.corner}</span>
                      {step.call}
                    </p>
                    <p>{step.description}</p>
                    <a
                      href={step.path}
                      className="link type-small"
                      aria-describedby={`${stepId(step.id)}-name`}
                    >
                      {readMore}
                    </a>
                  </Panel>
                </div>
              </li>
            ))}
          </ol>
          <Panel shown={finished} at={FINISH_FROM} className="race-finish">
            <h2 className="race-call">{track.finish.heading}</h2>
            <p>{track.finish.text}</p>
            <ActionRow className="mt-4" actions={track.finish.actions} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
