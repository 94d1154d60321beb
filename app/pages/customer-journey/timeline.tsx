import type { Journey, JourneyStep } from "../../../content/types/journey.ts";
import { illustrations } from "../../drawn/illustrations.ts";
import { nodes } from "../../drawn/marks.ts";
import { isReached, STEPS, TIMELINE_PARTS } from "../../sections/journey/progress.ts";
import { goToStep, linkToStep, stepId, useActiveStep } from "../../sections/journey/sticky.ts";
import { useStepTransition } from "../../sections/journey/transition.ts";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The layers of a step's tile by state: construction, the line of the next step, the marked star, the finished star. */
function stage(active: number, id: number) {
  if (active === id) return "current";
  if (active > id) return "star";
  return active === id - 1 ? "line" : "grid";
}

const ROW = "timeline-row relative grid gap-x-5 py-7 lg:items-center lg:gap-x-0";

function Node(props: { stage: ReturnType<typeof stage> | "finish"; className: string }) {
  return (
    <Picture
      of={nodes}
      layers={[props.stage]}
      className={`timeline-node relative z-2 col-start-1 row-start-1 size-14 lg:col-start-2 ${props.className}`}
    />
  );
}

function Step({ step, active, readMore }: { step: JourneyStep; active: number; readMore: string }) {
  const { id, title, subtitle, description, path, picture } = step;
  const open = Math.max(1, active) === id;
  const go = () => goToStep(id, TIMELINE_PARTS);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard comes to the links, which are always there
    <li
      id={stepId(id)}
      className={ROW}
      data-open={open}
      onFocus={active === id ? undefined : go}
      onClick={open ? undefined : go}
      aria-current={active === id ? "step" : undefined}
      data-reached={isReached(active, id - 1)}
    >
      <p
        aria-hidden="true"
        className="timeline-number type-mono col-start-2 leading-body tracking-normal text-ink2 lg:type-numeral lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <bdi dir="ltr">
          {id}
          <span className="lg:hidden">{` / ${STEPS}`}</span>
        </bdi>
      </p>
      <Node stage={stage(active, id)} className="row-span-4 lg:row-span-2" />
      <div data-place className="timeline-name col-start-2 grid grid-cols-1 content-center lg:col-start-3">
        <h2 id={`${stepId(id)}-name`} className="type-row">
          {title}
        </h2>
        <p className="type-small text-ink2">
          <WholeWords text={subtitle} />
        </p>
      </div>
      <div data-place className="timeline-text col-start-2 mt-3 text-base leading-text lg:col-start-3">
        <p>
          <WholeWords text={description} />
        </p>
        <a href={path} className="link type-small mt-2" aria-describedby={`${stepId(id)}-name`}>
          {readMore}
        </a>
      </div>
      <Picture
        of={illustrations}
        layers={[picture]}
        className="timeline-picture mirrors col-start-2 mt-4 w-52 justify-self-center sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-2 sm:max-lg:mt-0 lg:col-start-3 xl:col-start-4 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:justify-self-end"
      />
    </li>
  );
}

/** The eight steps on one strap; the one that is active follows the page's scroll. */
export function Timeline({ words }: { words: Journey }) {
  const active = useActiveStep(TIMELINE_PARTS);
  const { timeline, steps, readMore } = words;
  const { schedule, assessment } = timeline.finish.actions;
  // Both ends may be in view, and only one of them has the filled button.
  const atEnd = active === STEPS;
  return (
    <div ref={useStepTransition(active)} className="timeline-page" data-journey>
      <div className="timeline-view wrap cols pt-14 pb-20 lg:pt-24 lg:pb-32">
        <div data-place className="timeline-head lg:col-start-1 lg:col-end-5 lg:self-start">
          <h1 className="type-page">{words.heading}</h1>
          <p className="type-lead mt-6 text-ink2">{timeline.lead}</p>
          <h2 className="type-row mt-9">{timeline.start.heading}</h2>
          <p className="type-body mt-2 text-ink2">{timeline.start.text}</p>
          <a
            {...linkToStep(1, TIMELINE_PARTS)}
            className={`btn mt-7 max-sm:w-full ${atEnd ? "" : "btn-primary"}`}
          >
            {timeline.start.button}
          </a>
          <p className="mt-6">
            <a href={timeline.other.path} className="link type-small">
              {timeline.other.label}
            </a>
          </p>
        </div>
        <div className="timeline-list mt-12 lg:col-start-5 lg:col-end-13 lg:mt-0">
          <ol className="timeline-rows border-t border-ink">
            {steps.map((step) => (
              <Step key={step.id} step={step} active={active} readMore={readMore} />
            ))}
          </ol>
          <div className={`timeline-finish ${ROW}`}>
            <Node stage="finish" className="row-span-3 lg:row-span-1" />
            <div className="timeline-name col-start-2 grid grid-cols-1 content-center lg:col-start-3">
              <h2 className="type-row">{timeline.finish.heading}</h2>
              <p className="timeline-text mt-3 text-base leading-text text-ink2">{timeline.finish.text}</p>
            </div>
            <div className="timeline-actions col-start-2 mt-5 grid justify-items-start gap-y-2 lg:col-start-3 xl:col-start-4 xl:row-start-1 xl:mt-0 xl:justify-self-end">
              <a href={schedule.path} className={`btn w-full ${atEnd ? "btn-primary" : ""}`}>
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
