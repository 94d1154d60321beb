import { useState } from "react";
import type { Words } from "../../../content/words.ts";
import { hero as drawing, heroLayers, heroNear } from "../../pictures/home.ts";
import { PageLink } from "../../ui/links.tsx";
import { MarkupErrorBoundary } from "../../ui/markup-error-boundary.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Status } from "../../ui/status.tsx";
import type { PageProps } from "../data.server.ts";
import { HeroForm } from "./hero-form.tsx";
import { SamplePanels } from "./sample-panels.tsx";

type HeroWords = Words["home"]["hero"];
type Layer = (typeof heroLayers)[number];

/** One picture for each moment of the story, so that each is painted once and then only faded. */
const whole: readonly Layer[] = ["grid", "lines", "straps"];
const near: readonly Layer[] = ["cold", "tile", "ring", "ticks"];
const joints = heroLayers.filter((layer) => layer.startsWith("joint"));

/** Returns true after hydration: a visitor who comes back to this page has seen the story. */
const seen = () => typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;

/** The drawing of the first screen; `home.css` animates it once. */
function HeroArt({ label }: { label: string }) {
  const [isSeen] = useState(seen);
  const picture = (name: string, layers: readonly Layer[], box?: string) => (
    <div key={name} className={`${box ? "hero-near" : "hero-whole"} story-${name}`}>
      <Picture of={drawing} layers={layers} className="mirrors" {...(box && { box })} />
    </div>
  );
  return (
    <div
      role="img"
      aria-label={label}
      className="hero-art h-59 overflow-clip pairs:absolute pairs:inset-0 pairs:h-auto"
      data-seen={isSeen || undefined}
    >
      <div className="hero-drawing absolute">
        {whole.map((layer) => picture(layer, [layer]))}
        {near.map((layer) => picture(layer, [layer], heroNear))}
        {picture("joints", joints, heroNear)}
      </div>
    </div>
  );
}

/** The payment that the drawing marks: stopped, with reasons whose points add up to its score. */
function Answer({ words }: { words: HeroWords["answer"] }) {
  const score = words.reasons.reduce((sum, { points }) => sum + points, 0);
  return (
    <div className="hero-answer relative mx-5 mb-8 pairs:absolute pairs:top-1/2 pairs:m-0 pairs:-translate-y-1/2 row:top-auto row:bottom-6 row:translate-y-0 border border-ink bg-raised px-5.5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        <NoBreakText as="span" text={words.payment} />{" "}
        <span className="text-small font-normal whitespace-nowrap text-ink-muted">{words.sample}</span>
      </p>
      <dl className="mt-2">
        {words.reasons.map(({ name, points }) => (
          <div key={name} className="flex justify-between gap-4 py-0.75">
            <dt>{name}</dt>
            <dd className="tabular-nums">{points}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex items-center justify-between gap-4 border-t border-ink pt-2">
        <p>
          <Status tone="bad" word={words.status} />
          <span className="block text-small text-ink-muted">{words.review}</span>
        </p>
        <p className="text-title leading-none">{score}</p>
      </div>
    </div>
  );
}

/** The first screen: why this company, beside the fraud that was found; below, the form and the sample panels. */
export function Hero({ words }: { words: PageProps<"home">["data"] }) {
  const { hero, panels, heroForm } = words;
  const { schedule, journey, demo } = hero.actions;
  return (
    <section className="opening" aria-labelledby="hero-heading">
      <div className="hero-stage row:grid row:items-center relative isolate overflow-clip">
        <div className="wrap">
          <div className="relative z-1 pt-7 pb-8 pairs:pt-10 row:max-w-160 row:py-6">
            <h1 id="hero-heading" className="text-display">
              {hero.headline}
            </h1>
            <ul className="-ms-3 mt-4 flex flex-wrap overflow-clip text-body pairs:-ms-4 pairs:text-intro">
              {hero.taglines.map((line) => (
                <li key={line} className="-ms-px border-s border-field px-3 pairs:px-4">
                  {line}
                </li>
              ))}
            </ul>
            <ul className="mt-5 text-intro pairs:mt-6">
              {hero.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <p className="mt-2 text-ink-muted pairs:max-w-note">{hero.audience}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-3 pairs:gap-x-3">
              <PageLink to={schedule} className="btn btn-primary max-pairs:w-full" />
              <PageLink to={journey} className="btn max-pairs:w-full pairs:me-3" />
              <PageLink to={demo} className="link max-pairs:py-2" />
            </div>
          </div>
        </div>
        {/* After the words, so that it does not move down when the page is painted before all words have arrived. */}
        <div className="relative pairs:h-85 row:absolute row:inset-0 row:h-auto">
          <HeroArt label={hero.art} />
          <Answer words={hero.answer} />
        </div>
      </div>
      <div className="ink">
        <MarkupErrorBoundary name="hero-form">
          <HeroForm words={heroForm} />
        </MarkupErrorBoundary>
        <SamplePanels panels={panels} words={hero.carousel} />
      </div>
    </section>
  );
}
