import type { Journey, JourneyStep } from "../../../content/types/journey.ts";
import { illustrations } from "../../drawn/illustrations.ts";
import { nodes } from "../../drawn/marks.ts";
import { racetrackPhone } from "../../drawn/racetrack-phone.ts";
import {
  activeStep,
  isReached,
  stepId,
  TIMELINE_PARTS,
  useScrollValue,
} from "../../sections/journey/progress.ts";
import { StandIn, useOutOfView } from "../../sections/journey/stand-in.tsx";
import { Arrow } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

const ROW = "timeline-row relative grid gap-x-5 py-8 lg:gap-x-0";
const NODE = "timeline-node relative z-2 col-start-1 row-start-1 size-14";
const WORDS = "timeline-words col-start-2 text-body leading-text lg:pe-6";
const NAME =
  "timeline-name mb-1 -mt-2 grid min-h-18 grid-cols-1 content-center border-b border-transparent bg-paper";
/** The end of a row; on phones under its words. */
const ASIDE = "col-start-2 mt-5 sm:col-start-3 sm:mt-0 sm:justify-self-end";

/** A step; `current` while it is active and in view. */
function Step(props: { step: JourneyStep; active: number; current: boolean; readMore: string }) {
  const { step, active, current, readMore } = props;
  const { id, position, title, subtitle, description, path, picture } = step;
  return (
    <li
      id={stepId(id)}
      className={`${ROW} border-b border-rule`}
      aria-current={current ? "step" : undefined}
      data-current={active === id || undefined}
      data-reached={isReached(active, id - 1)}
    >
      <Picture of={nodes} layers={["grid", "star", "current"]} className={NODE} />
      <div className={WORDS}>
        <div className={NAME}>
          <h2 className="text-intro">{title}</h2>
          <p className="text-small text-ink2">
            <span aria-hidden="true" className="text-small tabular-nums me-3">
              {position}
            </span>
            <WholeWords text={subtitle} />
          </p>
        </div>
        <p>
          <WholeWords text={description} />
        </p>
        <a href={path} className="link text-small mt-2" aria-label={`${readMore}: ${subtitle}`}>
          {readMore}
        </a>
      </div>
      <Picture
        of={illustrations}
        layers={[picture]}
        className={`mirrors w-40 sm:w-52 sm:self-center ${ASIDE}`}
      />
    </li>
  );
}

/** The eight steps on one strap, which fills as the page is scrolled. */
export function Timeline({ words }: { words: Journey }) {
  const active = useScrollValue((fraction) => activeStep(fraction, TIMELINE_PARTS));
  const outOfView = useOutOfView(active);
  const { timeline, steps, readMore } = words;
  const { start, finish, other } = timeline;
  const { schedule, assessment } = finish.actions;
  const named = steps[Math.max(1, active) - 1];
  return (
    <div className="wrap cols pt-14 pb-8 lg:pt-20">
      <StandIn step={outOfView ? named : undefined} />
      <div className="lg:col-span-6">
        <h1 className="text-display">{words.heading}</h1>
        <p className="text-intro max-w-lead mt-6 text-ink2">{timeline.lead}</p>
        <h2 className="text-intro mt-9">{start.heading}</h2>
        <p className="text-body max-w-body mt-2 text-ink2">{start.text}</p>
        <a href={`#${stepId(1)}`} className="btn btn-primary mt-7 max-sm:w-full">
          {start.button}
        </a>
      </div>
      <a href={other.path} className="timeline-lap group mt-14 lg:col-span-6 lg:mt-0">
        <Picture
          of={racetrackPhone}
          layers={["infield", "road", "driven", "bridge", "driven-over", "start"]}
          className="mirrors w-full"
        />
        <span className="text-intro mt-5 flex items-center justify-between gap-4 border-t border-ink pt-4 group-hover:text-acc">
          {other.label}
          <Arrow className="mirrors" />
        </span>
      </a>
      <div aria-hidden="true" className="mt-24 max-lg:hidden lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <p className={`text-display ${active ? "text-acc" : "text-ink2"}`}>{named?.id}</p>
        <p className="text-head mt-4 max-w-heading">{named?.title}</p>
        <p className="text-small mt-2 text-ink2">{named?.subtitle}</p>
      </div>
      <div className="mt-14 lg:col-span-8 lg:mt-24">
        <ol className="timeline-rows border-t border-ink">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              active={active}
              current={active === step.id && !outOfView}
              readMore={readMore}
            />
          ))}
        </ol>
        <div className={ROW}>
          <Picture of={nodes} layers={["finish"]} className={NODE} />
          <div className={WORDS}>
            <h2 className={`${NAME} text-intro`}>{finish.heading}</h2>
            <p className="text-ink2">{finish.text}</p>
          </div>
          <div className={`grid justify-items-start gap-y-2 ${ASIDE}`}>
            <a href={schedule.path} className="btn btn-primary">
              {schedule.label}
            </a>
            <a href={assessment.path} className="link text-small">
              {assessment.label}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
