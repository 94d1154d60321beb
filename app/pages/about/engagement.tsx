import type { AboutWords } from "../../../content/types/about.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** Weeks on the ruler, and the width of what comes after them, in weeks. */
const WEEKS = 10;
const AFTER = 3;
const DAYS = 5;

/**
 * The five parts: their weeks, and their columns on the ruler of 13. Where the next part begins too soon for its words, they
 * stand a level lower.
 */
const PARTS = [
  { from: 1, to: 1, strap: "lg:col-start-1", text: "lg:col-start-1 lg:col-end-5", low: true },
  { from: 2, to: 4, strap: "lg:col-start-2 lg:col-end-5", text: "lg:col-start-2 lg:col-end-5" },
  { from: 5, to: 8, strap: "lg:col-start-5 lg:col-end-9", text: "lg:col-start-5 lg:col-end-9" },
  { from: 9, to: 10, strap: "lg:col-start-9 lg:col-end-11", text: "lg:col-start-9 lg:col-end-13", low: true },
  { from: 11, to: 13, strap: "lg:col-start-11 lg:col-end-14", text: "lg:col-start-11 lg:col-end-14" },
] as const;

const WEEK = 100;
const WIDTH = WEEK * (WEEKS + AFTER);

/** Ticks of weeks and days down from a line. */
const TICKS = Array.from({ length: WEEKS * DAYS + 1 }, (_, day) => {
  return `M${(day * WEEK) / DAYS} 0v${day % DAYS ? 7 : 18}`;
}).join("");

/** A ruler of weeks. With a part, it shows that one, and the time after the weeks as a dashed line. */
function Ruler({ part, className }: { part?: (typeof PARTS)[number]; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -3 ${WIDTH} 21`}
      preserveAspectRatio="none"
      fill="none"
      className={`mirrors text-line ${className}`}
    >
      <g stroke="currentColor" strokeWidth="1">
        <path d={`M0 .5h${WEEKS * WEEK}${TICKS}`} vectorEffect="non-scaling-stroke" />
        {part && (
          <path d={`M${WEEKS * WEEK} .5H${WIDTH}`} strokeDasharray="4 5" vectorEffect="non-scaling-stroke" />
        )}
      </g>
      {part && (
        <path
          d={`M${(part.from - 1) * WEEK} 0H${part.to * WEEK}`}
          stroke="var(--acc)"
          strokeWidth="6"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

/** The parts of an engagement on a ruler of weeks; up to 1100 px each has a ruler of its own. */
export function Engagement({ words }: { words: AboutWords["engagement"] }) {
  return (
    <section aria-labelledby="engagement-heading" className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id="engagement-heading" span="lg:col-end-8" />
        <p className="mt-5 max-w-lead text-body text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">
          <WholeWords text={words.text} />
        </p>
        <div className="mt-8 lg:col-start-2 lg:col-end-13 lg:mt-16">
          <div aria-hidden="true" className="weeks max-lg:hidden">
            {Array.from({ length: WEEKS }, (_, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never change
              <span key={week} className="text-small tabular-nums pb-1.5 text-center text-ink2">
                {week + 1}
              </span>
            ))}
            {PARTS.map(({ from, strap }) => (
              <span
                key={from}
                className={`h-4 border-y border-line lg:row-start-2 ${from > WEEKS ? "border-dashed" : "border-s bg-sand"} ${strap}`}
              />
            ))}
            <Ruler className="h-5 w-full lg:col-span-full lg:row-start-3" />
          </div>
          <ol className="weeks gap-y-8 max-lg:border-t max-lg:border-ink">
            {PARTS.map((part, index) => {
              const { name, text } = words.rows[index] ?? words.rows[0];
              return (
                <li
                  key={name}
                  className={`relative max-lg:border-b max-lg:border-rule max-lg:py-5 lg:row-start-1 lg:border-s lg:border-line lg:ps-4 lg:pt-6 ${"low" in part ? "lg:row-span-2 lg:grid lg:grid-rows-subgrid" : "lg:pe-6"} ${part.text}`}
                >
                  <div className="lg:row-start-2">
                    <h3 className="text-intro">
                      <WholeWords text={name} />
                    </h3>
                    <Ruler part={part} className="my-3 h-6 w-full lg:hidden" />
                    <p className="mt-1.5 max-w-lead text-body/text text-ink2">
                      <WholeWords text={text} />
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
