import { PageLink } from "../../ui/links.tsx";
import "../../pictures/journey.css";
import "./racetrack.css";
import type { FocusEvent } from "react";
import { PAGE_END } from "../../layout/footer.tsx";
import { Journey } from "../../sections/journey/journey.tsx";
import { linkToStep, RACETRACK_PARTS, STEPS } from "../../sections/journey/progress.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import type { PageProps } from "../data.server.ts";
import { RacetrackPicture } from "./racetrack-picture.tsx";

/** Room for the focus ring, px. */
const RING = 8;

/** Scrolls the footer off a link that gets the focus: at the end of the page it lies over the pinned steps. */
function uncover({ target }: FocusEvent) {
  const footer = document.getElementById(PAGE_END)?.getBoundingClientRect();
  const covered = footer ? target.getBoundingClientRect().bottom + RING - footer.top : 0;
  if (covered > 0) scrollBy({ top: -covered, behavior: "instant" });
}

/** The eight steps as one lap. Where they are pinned, the track stays in view while the page scrolls and the car drives. */
export default function NewCustomerJourney({ data: { words, lap } }: PageProps<"new-customer-journey">) {
  const { track, steps, readMore } = words;
  const [assessment, demo] = words.actions;
  return (
    <Journey className="race" words={words} version={track} parts={RACETRACK_PARTS}>
      {(active, attributesOf) => (
        <div className="race-way">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles from its links */}
          <div className="race-stage" onFocus={uncover}>
            <div className="race-plate mx-auto w-full max-w-360">
              <div className="race-track max-tools:overflow-clip max-tools:border-b max-tools:border-ink max-tools:bg-paper max-tools:pt-14">
                <RacetrackPicture lap={lap} active={active} label={track.alt} />
                <p aria-hidden="true" className="race-line text-small hidden text-ink-muted">
                  {track.startLine}
                </p>
              </div>
              <ol className="race-list grid gap-x-8 px-5 pb-10 pairs:px-16 tools:grid-cols-2">
                {steps.map((step) => (
                  <li key={step.id} {...attributesOf(step.id)} className="border-b border-rule py-8">
                    <div data-place className="race-label">
                      <p aria-hidden="true" className="race-number text-title text-ink-muted">
                        {step.id}
                      </p>
                      <h2 className="text-head">
                        <a {...linkToStep(step.id, RACETRACK_PARTS)}>{step.title}</a>
                      </h2>
                      <NoBreakText as="p" className="text-small text-ink-muted" text={step.subtitle} />
                    </div>
                    <div className="race-lit">
                      <div aria-hidden="true" className="race-large hidden">
                        <p className="text-numeral">{step.id}</p>
                        <p data-name className="text-title">
                          {step.title}
                        </p>
                        <NoBreakText as="p" className="text-intro mt-1.5" text={step.subtitle} />
                      </div>
                      <NoBreakText as="p" className="race-text mt-2 text-ink-muted" text={step.description} />
                      <p className="race-call text-head mt-3">{step.call}</p>
                      <a href={step.path} className="link mt-2" aria-label={`${readMore}: ${step.subtitle}`}>
                        {readMore}
                      </a>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="race-corner grid gap-6 px-5 pb-10 pairs:px-16">
                <div className="race-start hidden" data-shown={active === 0}>
                  <h2 className="text-head mb-4">{track.startLap}</h2>
                  <a {...linkToStep(1, RACETRACK_PARTS)} className="btn btn-primary">
                    {words.start}
                  </a>
                </div>
                <div className="race-finish" data-shown={active === STEPS}>
                  <h2 className="text-head mb-4">{track.finish}</h2>
                  <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
                    <PageLink to={demo} className="btn btn-primary btn-bar" />
                    <PageLink to={assessment} className="link" />
                  </p>
                </div>
                <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule pt-4">
                  <span className="text-ink-muted motion-reduce:hidden scripts-off:hidden">
                    {track.drive}
                  </span>
                  <PageLink to={track.other} className="link" />
                </p>
              </div>
            </div>
          </div>
        </div>
      )}
    </Journey>
  );
}
