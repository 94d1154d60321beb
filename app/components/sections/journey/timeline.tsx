import { Link } from "react-router";
import type { Journey, JourneyStep } from "../../../../content/types.ts";
import { isReached, TIMELINE_EXTRA, useJourney } from "../../../hooks/use-journey.ts";
import illustrations from "../../art/drawn/illustrations.svg?url&no-inline";
import nodes from "../../art/drawn/journey-node.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";
import { ActionRow } from "../action-row.tsx";

/** How far a step's tile is drawn: construction, its line when it is next, the marked star, the finished star. */
function stage(active: number, id: number): string {
  if (active === id) return "current";
  if (active > id) return "star";
  return active === id - 1 ? "line" : "grid";
}

function Step({ step, active, readMore }: { step: JourneyStep; active: number; readMore: string }) {
  const { id, title, subtitle, description, path } = step;
  return (
    <li
      id={`step-${id}`}
      className="timeline-row"
      aria-current={active === id ? "step" : undefined}
      data-reached={isReached(active, id - 1)}
    >
      <p aria-hidden="true" className="timeline-number">
        {id}
        <span className="lg:hidden"> / 8</span>
      </p>
      <Picture src={nodes} box="0 0 56 56" layers={[stage(active, id)]} className="timeline-node" />
      <div className="timeline-words">
        <h2 id={`step-${id}-name`} className="type-row">
          {title}
        </h2>
        <p className="type-small text-ink2">{subtitle}</p>
        <p className="mt-3 max-w-[52ch] text-[1rem]/[1.56]">{description}</p>
        <Link to={path} className="link type-small mt-2" aria-describedby={`step-${id}-name`}>
          {readMore}
        </Link>
      </div>
      <Picture
        src={illustrations}
        box="0 0 208 148"
        layers={[path.slice(path.lastIndexOf("/") + 1)]}
        className="timeline-picture"
      />
    </li>
  );
}

/** The eight steps on one strap; the one that is active follows the page's scroll. */
export function Timeline({ words }: { words: Journey }) {
  const active = useJourney(TIMELINE_EXTRA);
  const { timeline, steps, readMore } = words;
  return (
    <div className="wrap section cols">
      <div className="lg:col-start-1 lg:col-end-5">
        <h1 className="type-page">{words.heading}</h1>
        <p className="type-lead mt-6 text-ink2">{timeline.lead}</p>
        <h2 className="type-row mt-10">{timeline.start.heading}</h2>
        <p className="type-body mt-2 max-w-[42ch] text-ink2">{timeline.start.text}</p>
        <a href="#step-1" className="btn btn-primary mt-7 max-sm:w-full">
          {timeline.start.button}
        </a>
        <p className="mt-6">
          <Link to="/new-customer-journey" className="link type-small">
            {timeline.other}
          </Link>
        </p>
      </div>
      <div className="max-lg:mt-12 lg:col-start-5 lg:col-end-13">
        <ol className="timeline">
          {steps.map((step) => (
            <Step key={step.id} step={step} active={active} readMore={readMore} />
          ))}
        </ol>
        <div className="timeline-row timeline-finish">
          <Picture src={nodes} box="0 0 56 56" layers={["finish"]} className="timeline-node" />
          <div className="timeline-words">
            <h2 className="type-row">{timeline.finish.heading}</h2>
            <p className="mt-1.5 max-w-[52ch] text-[1rem]/[1.56] text-ink2">{timeline.finish.text}</p>
            <ActionRow
              className="mt-5"
              actions={[
                { label: timeline.finish.button, path: "/get-started" },
                { label: timeline.finish.second, path: "/request-assessment" },
              ]}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
