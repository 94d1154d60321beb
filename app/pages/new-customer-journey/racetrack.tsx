import type { ReactNode } from "react";
import type { Journey } from "../../../content/types/journey.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { isReached, STEPS, stepId, useScrollValue } from "../../sections/journey/progress.ts";
import { StandIn, useOutOfView } from "../../sections/journey/stand-in.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { FINISH_FROM, type Lap } from "./racetrack-lap.ts";
import { RacetrackPicture } from "./racetrack-picture.tsx";
import { goTo, goToStep, linkToStep, useActiveStep } from "./sticky.ts";
import { useStepTransition } from "./transition.ts";

const CALL = "race-call mb-2 text-2xl leading-snug tracking-snug text-ink";

/** A text panel beside the track, shown only for its part of the lap. */
function Panel({
  shown,
  at,
  className = "",
  children,
}: {
  shown: boolean;
  /** The part of the page, 0 to 1, to scroll to when a link in the panel gets the focus. */
  at?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from its links
    <div
      data-place
      className={`race-text lg:leading-relaxed lg:text-ink2 ${className}`}
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
  const active = useActiveStep();
  const finished = useScrollValue((fraction) => fraction >= FINISH_FROM);
  const outOfView = useOutOfView(active);
  const { heading, track, steps, readMore } = words;
  const captions = [{ corner: track.startLine, subtitle: "" }, ...steps];
  const captioned = finished ? 0 : active;
  return (
    <div ref={useStepTransition(finished ? STEPS + 1 : active)} className="race" data-journey>
      <StandIn step={outOfView ? steps[active - 1] : undefined} />
      <div className="race-plate relative px-5 sm:px-16 lg:@container lg:mx-auto lg:max-w-360 lg:px-0">
        <div className="race-head pt-10 pb-8 lg:absolute lg:z-1 lg:p-0">
          <h1 className="type-page">{heading}</h1>
          {/* One paragraph, so that wider paragraphs leave the labels below alone. */}
          <p className="race-lead type-lead mt-4 text-ink2 lg:leading-relaxed">
            <span className="block">{track.lead}</span>
            <a href={track.other.path} className="link type-small mt-2 text-ink">
              {track.other.label}
            </a>
          </p>
        </div>
        <div className="race-track relative -mx-5 overflow-hidden border-b border-ink bg-paper px-2 max-lg:@container sm:-mx-16 sm:px-16 lg:m-0 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0">
          <RacetrackPicture lap={lap} active={active} finished={finished} label={track.picture} />
          <p aria-hidden="true" className="race-line type-mono absolute text-ink2 max-lg:hidden">
            {track.startLine}
          </p>
          {/* All captions take the same place, so that the step changes nothing's height. */}
          <div
            data-place
            aria-hidden="true"
            className="race-caption grid grid-cols-1 px-3 pt-1.5 pb-3.5 lg:hidden"
          >
            {captions.map(({ corner, subtitle }, index) => (
              <p
                key={corner}
                className={`type-mono col-start-1 row-start-1 flex flex-wrap justify-between gap-x-4 ${index === captioned ? "" : "invisible"}`}
              >
                <span className="whitespace-nowrap">{corner}</span>
                <span className="text-end font-sans text-ink2">{subtitle}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="race-turns lg:contents">
          <Panel
            shown={active === 0}
            at={0}
            className="race-start border-rule pt-8 pb-10 max-lg:border-b lg:px-16 lg:pt-0"
          >
            <h2 className={CALL}>{track.start.heading}</h2>
            <p>{track.start.text}</p>
            <a {...linkToStep(1)} className="btn btn-primary mt-4 max-sm:w-full">
              {track.start.button}
            </a>
          </Panel>
          <ol className="race-list lg:grid lg:grid-cols-4 lg:gap-x-6 lg:gap-y-10 lg:px-16 lg:pb-18">
            {steps.map((step, index) => (
              <li
                key={step.id}
                id={stepId(step.id)}
                data-place
                className="border-rule max-lg:pt-8 max-lg:pb-10 max-lg:not-last:border-b"
                aria-current={active === step.id && !outOfView ? "step" : undefined}
                data-current={active === step.id || undefined}
                data-reached={isReached(active, index)}
                onFocus={() => {
                  if (finished || active !== step.id) goToStep(step.id);
                }}
              >
                <div className="race-step">
                  <div data-place className="race-label lg:absolute lg:flex">
                    <p aria-hidden="true" className="race-number type-numeral text-7xl text-ink2 lg:text-ink">
                      {step.id}
                    </p>
                    <div>
                      <h2 className="mt-3.5 mb-1 text-5xl leading-tight font-light lg:my-0 lg:font-normal">
                        {step.title}
                      </h2>
                      <p className="text-ink2 lg:leading-normal">
                        <WholeWords text={step.subtitle} />
                      </p>
                    </div>
                  </div>
                  <Panel
                    shown={active === step.id && !finished}
                    className="max-lg:mt-5 lg:border-t lg:border-ink lg:pt-3.5"
                  >
                    <p className={CALL}>
                      <span className="type-mono block text-ink2 max-lg:hidden">{step.corner}</span>
                      {step.call}
                    </p>
                    <p className="max-lg:mb-2.5">
                      <WholeWords text={step.description} />
                    </p>
                    <a
                      href={step.path}
                      className="link type-small text-ink"
                      aria-label={`${readMore}: ${step.subtitle}`}
                    >
                      {readMore}
                    </a>
                  </Panel>
                </div>
              </li>
            ))}
          </ol>
          <Panel
            shown={finished}
            at={FINISH_FROM}
            className="race-finish pt-10 pb-20 max-lg:border-t max-lg:border-ink lg:px-16 lg:pt-0 lg:pb-32"
          >
            <h2 className={CALL}>{track.finish.heading}</h2>
            <p>{track.finish.text}</p>
            <ActionRow
              className="mt-4 text-ink"
              actions={[track.finish.actions.schedule, track.finish.actions.assessment]}
            />
          </Panel>
        </div>
      </div>
    </div>
  );
}
