import { Fragment, type ReactNode, useState } from "react";
import type { HomeWords } from "../../../content/types/home.ts";
import type { Tone } from "../../../content/types/parts.ts";
import { Status } from "../../ui/status.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { HeroArt } from "./hero-art.tsx";
import { HeroHandle } from "./hero-handle.tsx";
import { SamplePanels } from "./sample-panels.tsx";

type Words = Pick<HomeWords, "hero" | "panels" | "sample">;

/** The label at the end of the drawing's leader: tile, score and status. */
function Tag({ tag, tone, sample }: { tag: HomeWords["hero"]["tag"]; tone: Tone; sample: string }) {
  return (
    <div className="hero-tag absolute end-(--page-end) w-58 border border-acc bg-raised max-xl:hidden">
      <p className="text-small tabular-nums flex justify-between border-b border-rule px-4.5 py-1.5 text-ink2">
        {tag.account}
        <span className="text-ink">{sample}</span>
      </p>
      <div className="flex items-center justify-between px-4.5 py-1.5">
        <p className="text-head">{tag.score}</p>
        <div>
          <p>
            <Status tone={tone} word={tag.status} {...(tone === "bad" && { size: 9 })} />
          </p>
          <p className="text-small tabular-nums text-ink2">{tag.reasons}</p>
        </div>
      </div>
    </div>
  );
}

/** The first screen: headline, actions and form, beside the drawing and the sample panels. */
export function Hero({ words, form }: { words: Words; form: ReactNode }) {
  const { hero, sample, panels } = words;
  // The visitor has turned the tile back into place.
  const [released, setReleased] = useState(false);
  const { schedule, journey, demo } = hero.actions;
  return (
    <section className="opening hero relative isolate z-1" aria-labelledby="hero-heading">
      <div className="hero-words wrap relative pb-8 ml:pb-6.5">
        <h1 id="hero-heading" className="hero-headline">
          {/* Breaks, as Chromium tells screen readers the text of blocks without a space. */}
          {hero.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}{" "}
            </Fragment>
          ))}
        </h1>
        <ul className="hero-gap text-intro max-ml:mt-4 flex flex-wrap gap-x-4 sm:gap-x-7 ml:max-w-(--words)">
          {hero.taglines.map((line) => (
            <li key={line} className="border-field xs:not-first:border-s xs:not-first:ps-4 sm:not-first:ps-7">
              {line}
            </li>
          ))}
        </ul>
        <p className="hero-lead text-intro max-w-lead text-ink2 max-sm:text-body/relaxed ml:max-lg:max-w-(--words)">
          <WholeWords text={hero.lead} />
        </p>
        <div className="hero-gap flex max-ml:mt-6 flex-wrap items-center gap-x-2.5 gap-y-3 ml:max-xl:gap-x-2 ml:max-xl:max-w-(--words)">
          <a
            href={schedule.path}
            className="btn btn-primary max-sm:w-full ml:max-xl:px-2.5 ml:max-xl:text-small"
          >
            {schedule.label}
          </a>
          <a
            href={journey.path}
            className="btn max-sm:w-full sm:max-ml:me-2 ml:max-xl:px-2.5 ml:max-xl:text-small xl:me-2"
          >
            {journey.label}
          </a>
          <a href={demo.path} className="link text-body ml:max-xl:text-small">
            {demo.label}
          </a>
        </div>
        <div className="hero-gap max-ml:mt-8 ml:max-w-(--words)">{form}</div>
      </div>
      {/* After the words, so that it does not move down when the page is painted before all words have arrived. */}
      <HeroArt label={hero.art} />
      <HeroHandle words={hero.handle} onRelease={setReleased} />
      <p aria-live="polite" className="sr-only">
        {released && hero.released.message}
      </p>
      <div className="hero-panels w-full px-5 pb-10 sm:px-16 ml:absolute ml:end-(--page-end) ml:w-(--panels) ml:p-0">
        <SamplePanels
          panels={panels}
          words={hero.carousel}
          sample={sample}
          released={released ? hero.released.row : undefined}
        />
      </div>
      <Tag
        tag={released ? { ...hero.tag, ...hero.released.tag } : hero.tag}
        tone={released ? "ok" : "bad"}
        sample={sample}
      />
      <a
        className="absolute start-1/2 top-full z-1 -ms-5.5 -mt-5.5 xl:top-(--hint) hover:text-acc print:hidden"
        href="#services"
      >
        <span className="sr-only">{hero.scroll}</span>
        <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" fill="none">
          <path d="M22 1 43 22 22 43 1 22z" fill="var(--raised)" stroke="currentColor" />
          <path d="M22 13v17m-6-6 6 6 6-6" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      </a>
    </section>
  );
}
