import type { Journey, JourneyStep } from "../../../content/types/journey.ts";
import { illustrations } from "../../drawn/illustrations.ts";
import { nodes } from "../../drawn/marks.ts";
import {
  goToStep,
  isReached,
  STEPS,
  TIMELINE,
  useJourney,
  useMoving,
} from "../../sections/journey-progress.ts";
import { Picture } from "../../ui/picture.tsx";

/** How far a step's tile is drawn: construction, its line when it is next, the marked star, the finished star. */
function stage(active: number, id: number) {
  if (active === id) return "current";
  if (active > id) return "star";
  return active === id - 1 ? "line" : "grid";
}

function Step({ step, active, readMore }: { step: JourneyStep; active: number; readMore: string }) {
  const { id, title, subtitle, description, path, picture } = step;
  const open = Math.max(1, active) === id;
  const go = () => goToStep(TIMELINE, id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard comes to the links, which are always there
    <li
      id={`step-${id}`}
      className="timeline-row"
      data-open={open}
      onFocus={active === id ? undefined : go}
      onClick={open ? undefined : go}
      aria-current={active === id ? "step" : undefined}
      data-reached={isReached(active, id - 1)}
    >
      <p aria-hidden="true" className="timeline-number">
        {id}
        <span className="lg:hidden"> / 8</span>
      </p>
      <Picture of={nodes} layers={[stage(active, id)]} className="timeline-node" />
      <div className="timeline-words">
        <div className="timeline-name">
          <h2 id={`step-${id}-name`}>{title}</h2>
          <p className="type-small text-ink2">{subtitle}</p>
        </div>
        <div className="timeline-text">
          <p>{description}</p>
          <a href={path} className="link type-small mt-2" aria-describedby={`step-${id}-name`}>
            {readMore}
          </a>
        </div>
      </div>
      <Picture of={illustrations} layers={[picture]} className="timeline-picture" />
    </li>
  );
}

/** The eight steps on one strap; the one that is active follows the page's scroll. */
export function Timeline({ words }: { words: Journey }) {
  const active = useJourney(TIMELINE);
  const { timeline, steps, readMore } = words;
  const [schedule, assessment] = timeline.finish.actions;
  // both ends may be in view, and only one of them asks
  const atEnd = active === STEPS;
  return (
    <div ref={useMoving(active)} className="timeline-page">
      <div className="timeline-held wrap cols">
        <div className="lg:col-start-1 lg:col-end-5">
          <h1 className="type-page">{words.heading}</h1>
          <p className="type-lead mt-6 text-ink2">{timeline.lead}</p>
          <h2 className="type-row mt-9">{timeline.start.heading}</h2>
          <p className="type-body mt-2 max-w-[42ch] text-ink2">{timeline.start.text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the first step; where the timeline is held, by scrolling */}
          <a
            href="#step-1"
            className={`btn mt-7 max-sm:w-full ${atEnd ? "" : "btn-primary"}`}
            onClick={(event) => {
              if (goToStep(TIMELINE, 1)) event.preventDefault();
            }}
          >
            {timeline.start.button}
          </a>
          <p className="mt-6">
            <a href={timeline.other.path} className="link type-small">
              {timeline.other.label}
            </a>
          </p>
        </div>
        <div className="timeline-list" data-at={active}>
          <ol className="timeline">
            {steps.map((step) => (
              <Step key={step.id} step={step} active={active} readMore={readMore} />
            ))}
          </ol>
          <div className="timeline-row timeline-finish">
            <Picture of={nodes} layers={["finish"]} className="timeline-node" />
            <div className="timeline-words">
              <h2>{timeline.finish.heading}</h2>
              <p className="timeline-text text-ink2">{timeline.finish.text}</p>
            </div>
            <div className="timeline-actions">
              <a href={schedule.path} className={`btn ${atEnd ? "btn-primary" : ""}`}>
                {schedule.label}
              </a>
              <a href={assessment.path} className="link type-small">
                {assessment.label}
              </a>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
