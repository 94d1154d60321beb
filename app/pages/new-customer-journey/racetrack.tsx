import { type ReactNode, useSyncExternalStore } from "react";
import type { Journey } from "../../../content/types/journey.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import {
  goTo,
  goToStep,
  isReached,
  onScrolled,
  pageFraction,
  RACETRACK,
  STEPS,
  useJourney,
  useMoving,
} from "../../sections/journey-progress.ts";
import { FINISH_FROM, type Lap } from "./lap.ts";
import { TrackPicture } from "./track-picture.tsx";

const useFinish = () =>
  useSyncExternalStore(
    onScrolled,
    () => pageFraction() >= FINISH_FROM,
    () => false,
  );

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
        if (at !== undefined && !shown) goTo(RACETRACK, at);
      }}
    >
      {children}
    </div>
  );
}

/** The eight steps as one lap: the track stays in view while the page scrolls and the car drives. */
export function Racetrack({ words, lap }: { words: Journey; lap: Lap }) {
  const active = useJourney(RACETRACK);
  const finished = useFinish();
  const { heading, track, steps, readMore } = words;
  const current = steps[active - 1];
  return (
    <div ref={useMoving(finished ? STEPS + 1 : active)} className="race">
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
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to the first corner; where the track is held, by scrolling */}
            <a
              href="#corner-1"
              className="btn btn-primary mt-4 max-sm:w-full"
              onClick={(event) => {
                if (goToStep(RACETRACK, 1)) event.preventDefault();
              }}
            >
              {track.start.button}
            </a>
          </Panel>
          <ol className="race-list">
            {steps.map((step, index) => (
              <li
                key={step.id}
                id={`corner-${step.id}`}
                aria-current={active === step.id ? "step" : undefined}
                data-reached={isReached(active, index)}
                onFocus={() => {
                  if (finished || active !== step.id) goToStep(RACETRACK, step.id);
                }}
              >
                <div className="race-step">
                  <div className="race-label">
                    <p aria-hidden="true" className="race-number">
                      {step.id}
                    </p>
                    <div>
                      <h2 id={`corner-${step.id}-name`}>{step.title}</h2>
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
                      aria-describedby={`corner-${step.id}-name`}
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
