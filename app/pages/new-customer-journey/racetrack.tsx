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

const CALL = "race-call mb-2 text-intro leading-snug tracking-snug text-ink";

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
      className={`race-text ms:leading-relaxed ms:text-ink2 ${className}`}
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
      <div className="race-plate relative px-5 sm:px-16 ms:@container ms:mx-auto ms:max-w-360 ms:px-0">
        <div className="race-head pt-10 pb-8 ms:absolute ms:z-1 ms:p-0">
          <h1 className="text-display">{heading}</h1>
          {/* One paragraph, so that wider paragraphs leave the labels below alone. */}
          <p className="race-lead text-intro max-w-lead mt-4 text-ink2 ms:leading-relaxed">
            <span className="block">{track.lead}</span>
            <a href={track.other.path} className="link text-small mt-2 text-ink">
              {track.other.label}
            </a>
          </p>
        </div>
        <div className="race-track relative -mx-5 overflow-hidden border-b border-ink bg-paper px-2 max-ms:@container sm:-mx-16 sm:px-16 ms:m-0 ms:overflow-visible ms:border-0 ms:bg-transparent ms:p-0">
          <RacetrackPicture lap={lap} active={active} finished={finished} label={track.picture} />
          <p
            aria-hidden="true"
            className="race-line text-small tabular-nums absolute text-ink2 max-ms:hidden"
          >
            {track.startLine}
          </p>
          {/* All captions take the same place, so that the step changes nothing's height. */}
          <div
            data-place
            aria-hidden="true"
            className="race-caption grid grid-cols-1 px-3 pt-1.5 pb-3.5 ms:hidden"
          >
            {captions.map(({ corner, subtitle }, index) => (
              <p
                key={corner}
                className={`text-small tabular-nums col-start-1 row-start-1 flex flex-wrap justify-between gap-x-4 ${index === captioned ? "" : "invisible"}`}
              >
                <span className="whitespace-nowrap">{corner}</span>
                <span className="text-end font-sans text-ink2">{subtitle}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="race-turns ms:contents">
          <Panel
            shown={active === 0}
            at={0}
            className="race-start border-rule pt-8 pb-10 max-ms:border-b ms:px-16 ms:pt-0"
          >
            <h2 className={CALL}>{track.start.heading}</h2>
            <p>
              <span className="motion-reduce:hidden scripts-off:hidden">{track.drive} </span>
              {track.start.text}
            </p>
            <a {...linkToStep(1)} className="btn btn-primary mt-4 max-sm:w-full">
              {track.start.button}
            </a>
          </Panel>
          <ol className="race-list ms:grid ms:grid-cols-4 ms:gap-x-6 ms:gap-y-10 ms:px-16 ms:pb-18">
            {steps.map((step, index) => (
              <li
                key={step.id}
                id={stepId(step.id)}
                data-place
                className="border-rule max-ms:pt-8 max-ms:pb-10 max-ms:not-last:border-b"
                aria-current={active === step.id && !outOfView ? "step" : undefined}
                data-current={active === step.id || undefined}
                data-reached={isReached(active, index)}
                onFocus={() => {
                  if (finished || active !== step.id) goToStep(step.id);
                }}
              >
                <div className="race-step">
                  <div data-place className="race-label ms:absolute ms:flex">
                    <p
                      aria-hidden="true"
                      className="race-number text-head text-display text-ink2 ms:text-ink"
                    >
                      {step.id}
                    </p>
                    <div>
                      <h2 className="mt-3.5 mb-1 text-head leading-tight font-light ms:my-0 ms:font-normal">
                        {step.title}
                      </h2>
                      <p className="text-ink2 ms:leading-normal">
                        <WholeWords text={step.subtitle} />
                      </p>
                    </div>
                  </div>
                  <Panel
                    shown={active === step.id && !finished}
                    className="max-ms:mt-5 ms:border-t ms:border-ink ms:pt-3.5"
                  >
                    <p className={CALL}>
                      <span className="text-small tabular-nums block text-ink2 max-ms:hidden">
                        {step.corner}
                      </span>
                      {step.call}
                    </p>
                    <p className="max-ms:mb-2.5">
                      <WholeWords text={step.description} />
                    </p>
                    <a
                      href={step.path}
                      className="link text-small text-ink"
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
            className="race-finish pt-10 pb-20 max-ms:border-t max-ms:border-ink ms:px-16 ms:pt-0 ms:pb-32"
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
