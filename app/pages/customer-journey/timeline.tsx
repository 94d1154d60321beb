import type { JourneyStep, Words } from "../../../content/words.ts";
import { illustrations } from "../../pictures/illustrations.ts";
import { JourneyHead } from "../../sections/journey/journey-head.tsx";
import { linkToStep, useUnpinnedWhereCrowded } from "../../sections/journey/pinned.ts";
import {
  activeStep,
  isReached,
  stepId,
  TIMELINE_PARTS,
  useScrollValue,
} from "../../sections/journey/progress.ts";
import { StandIn, useOutOfView } from "../../sections/journey/stand-in.tsx";
import { StarMark } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** A step; `isCurrent` while it is active and in view. Of pinned steps one is open, the first before any is active. */
function Step(props: { step: JourneyStep; active: number; isCurrent: boolean; readMore: string }) {
  const { step, active, isCurrent, readMore } = props;
  const { id, title, subtitle, description, path, picture } = step;
  return (
    <li
      id={stepId(id)}
      className="step border-rule not-last:border-b"
      aria-current={isCurrent ? "step" : undefined}
      data-current={active === id || undefined}
      data-open={Math.max(1, active) === id || undefined}
      data-reached={isReached(active, id - 1)}
    >
      <span aria-hidden="true" className="step-node">
        <StarMark size={28} />
      </span>
      <p aria-hidden="true" className="step-number">
        {id}
      </p>
      <h2 className="step-name">
        <a {...linkToStep(id, TIMELINE_PARTS)}>{title}</a>
      </h2>
      <WholeWords as="p" className="step-product" text={subtitle} />
      <div className="step-more">
        <WholeWords as="p" className="step-text text-ink2" text={description} />
        <a href={path} className="link mt-2" aria-label={`${readMore}: ${subtitle}`}>
          {readMore}
        </a>
      </div>
      <Picture of={illustrations} layers={[picture]} className="step-art mirrors" />
    </li>
  );
}

/** The eight steps on one line, which is green as far as the lit step; that one is open. */
export function Timeline({ words }: { words: Words["journey"] }) {
  useUnpinnedWhereCrowded();
  const active = useScrollValue((fraction) => activeStep(fraction, TIMELINE_PARTS));
  const outOfView = useOutOfView(active);
  const { timeline, steps, readMore } = words;
  const [assessment, demo] = words.actions;
  return (
    <div className="timeline" data-journey>
      <StandIn step={outOfView ? steps[active - 1] : undefined} />
      <JourneyHead words={words} version={timeline} parts={TIMELINE_PARTS} />
      <div className="timeline-way">
        <div className="timeline-stage wrap">
          <ol>
            {steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                active={active}
                isCurrent={active === step.id && !outOfView}
                readMore={readMore}
              />
            ))}
          </ol>
          <div className="finish">
            <span aria-hidden="true" className="finish-node" />
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 className="text-intro">{timeline.finish.name}</h2>
              <p className="text-ink2">{timeline.finish.text}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <a href={assessment.path} className="link">
                {assessment.label}
              </a>
              <a href={demo.path} className="btn btn-primary btn-bar">
                {demo.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
