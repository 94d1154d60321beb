import { PageLink } from "../../ui/links.tsx";
import "./timeline.css";
import { illustrations } from "../../pictures/illustrations.ts";
import { Journey } from "../../sections/journey/journey.tsx";
import { linkToStep, TIMELINE_PARTS } from "../../sections/journey/progress.ts";
import { StarMark } from "../../ui/marks.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";

/** The eight steps on one line, which is green as far as the lit step. While the steps are pinned, one is open, at first the first. */
export default function CustomerJourney({ data: { words } }: PageProps<"customer-journey">) {
  const { timeline, steps, readMore } = words;
  const [assessment, demo] = words.actions;
  return (
    <Journey className="timeline" words={words} version={timeline} parts={TIMELINE_PARTS}>
      {(active, attributesOf) => (
        <div className="timeline-way">
          <div className="timeline-stage wrap">
            <ol>
              {steps.map(({ id, title, subtitle, description, path, picture }) => (
                <li
                  key={id}
                  {...attributesOf(id)}
                  data-open={Math.max(1, active) === id || undefined}
                  className="step relative grid scroll-mt-14 content-center border-rule py-10 not-last:border-b columns:min-h-92 columns:py-6"
                >
                  <span
                    aria-hidden="true"
                    className="step-node absolute top-0 start-0 z-1 grid w-12.5 place-items-center"
                  >
                    <StarMark size={28} />
                  </span>
                  <p
                    aria-hidden="true"
                    className="step-number text-title columns:text-numeral text-ink-muted columns:absolute columns:top-1/2 columns:-translate-y-1/2 columns:text-ink"
                  >
                    {id}
                  </p>
                  <h2 className="step-name text-title">
                    <a {...linkToStep(id, TIMELINE_PARTS)}>{title}</a>
                  </h2>
                  <NoBreakText as="p" className="step-product mt-1 mb-3 font-medium" text={subtitle} />
                  <div className="step-more">
                    <NoBreakText
                      as="p"
                      className="step-text columns:text-intro text-ink-muted"
                      text={description}
                    />
                    <a href={path} className="link mt-2" aria-label={`${readMore}: ${subtitle}`}>
                      {readMore}
                    </a>
                  </div>
                  <Picture
                    of={illustrations}
                    layers={[picture]}
                    className="step-art mirrors mt-6 w-80 max-w-full columns:absolute columns:inset-y-0 columns:end-0 columns:my-auto columns:h-74 columns:w-full columns:max-w-104"
                  />
                </li>
              ))}
            </ol>
            <div className="finish grid items-center gap-y-3 border-t border-rule py-6">
              <span
                aria-hidden="true"
                className="finish-node ms-2 size-8.5 justify-self-start rounded-full border border-line p-1.75"
              />
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h2 className="text-intro">{timeline.finish.name}</h2>
                <p className="text-ink-muted">{timeline.finish.text}</p>
              </div>
              <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <PageLink to={assessment} className="link" />
                <PageLink to={demo} className="btn btn-primary btn-bar" />
              </p>
            </div>
          </div>
        </div>
      )}
    </Journey>
  );
}
