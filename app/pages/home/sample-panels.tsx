import { useEffect, useId, useRef, useState } from "react";
import type { HomeWords } from "../../../content/types/home.ts";
import { LozengeDot } from "../../ui/marks.tsx";
import { onMotionChange, prefersStill } from "../../ui/motion.ts";
import { Status } from "../../ui/status.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** Time each panel is shown, ms. */
const PANEL_MS = 5_000;

type Carousel = typeof import("./panel-carousel.tsx").default;
/** Signs of a visitor: the carousel's code is loaded at the first of them, or when another panel is selected. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

type Panels = HomeWords["panels"];

function Panel(props: { panel: Panels[number]; sample: string; headingId: string; released?: string }) {
  const { panel, sample, headingId, released } = props;
  return (
    <>
      <div className="flex min-h-13.5 items-center justify-between gap-4 border-b border-rule px-4.5">
        <h2 id={headingId} className="text-body font-medium">
          {panel.title}
        </h2>
        <span className="sample-tag">{sample}</span>
      </div>
      <ul>
        {panel.cards.map((card) => (
          <li
            key={card.id}
            className="panel-row flex items-center justify-between gap-4 border-b border-rule px-4.5 py-2 ml:py-1"
          >
            <div>
              <p className="text-small">
                <WholeWords text={card.id} />
              </p>
              <p className="text-small tabular-nums text-ink2">{card.time}</p>
            </div>
            {released && card.tone === "bad" ? (
              // The first screen announces it.
              <span aria-live="off">
                <Status tone="ok" word={released} />
              </span>
            ) : (
              <Status tone={card.tone} word={card.status} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Five panels of invented status cards, one at a time. Screen readers read all five, so that nothing changes under them.
 * Without scripts they are a row to scroll through.
 */
export function SamplePanels(props: {
  panels: Panels;
  words: HomeWords["hero"]["carousel"];
  sample: string;
  /** The new status of the bad card of the first panel, which is then shown. */
  released: string | undefined;
}) {
  const { panels, words, sample, released } = props;
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState(false);
  const [Carousel, setCarousel] = useState<Carousel>();
  const [selected, setSelected] = useState(0);
  // The choice with Pause and Play.
  const [wanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  // By the keyboard.
  const [focused, setFocused] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = wanted && !hovered && !focused && !held;

  useEffect(() => {
    const still = () => prefersStill() && setWanted(false);
    still();
    const stopListening = onMotionChange(still);
    const wake = () => setAwake(true);
    for (const sign of SIGNS) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      stopListening();
      for (const sign of SIGNS) removeEventListener(sign, wake);
    };
  }, []);

  useEffect(() => {
    if (released) setSelected(0);
  }, [released]);

  const needed = awake || selected > 0;
  useEffect(() => {
    if (needed) import("./panel-carousel.tsx").then((module) => setCarousel(() => module.default));
  }, [needed]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setSelected((selected + 1) % panels.length), PANEL_MS);
    return () => clearTimeout(timer);
  }, [playing, selected, panels.length]);

  return (
    <section
      className="grid grid-cols-label border border-ink bg-raised print:block"
      aria-roledescription={words.roleName}
      aria-label={words.label}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      // A mouse click leaves the focus on a dot too, and must not stop the panels for good.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      {/* First in order, so that it is heard before what it stops. */}
      <button
        type="button"
        onClick={() => setWanted(!wanted)}
        className="text-small tabular-nums col-start-2 row-start-2 min-h-11 justify-self-end px-4.5 hover:text-acc hydrating:invisible scripts-off:hidden print:hidden"
      >
        {wanted ? words.pause : words.play}
      </button>
      {/* Positioned: Embla compares offsets of the row and of its slides, which must share their origin. */}
      <div
        ref={viewport}
        className="panels-view relative col-span-full row-start-1 scrollbar-thin overflow-hidden scripts-off:snap-x scripts-off:snap-mandatory scripts-off:overflow-x-auto"
      >
        <div className="flex touch-pan-y touch-pinch-zoom print:block print:transform-none!">
          {panels.map((panel, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the carousel pattern asks
            <div
              key={panel.title}
              role="group"
              aria-roledescription={words.slideName}
              aria-labelledby={`${id}-${index}`}
              className="w-full min-w-0 shrink-0 snap-start"
            >
              <Panel
                panel={panel}
                sample={sample}
                headingId={`${id}-${index}`}
                {...(index === 0 && released && { released })}
              />
            </div>
          ))}
        </div>
      </div>
      <fieldset className="row-start-2 ms-2.25 flex hydrating:invisible scripts-off:hidden print:hidden">
        <legend className="sr-only">{words.choose}</legend>
        {panels.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={title}
            aria-current={index === selected ? "true" : undefined}
            onClick={() => setSelected(index)}
            className="grid h-11 w-9 place-items-center hover:text-acc"
          >
            <LozengeDot current={index === selected} />
          </button>
        ))}
      </fieldset>
      {Carousel && viewport.current ? (
        <Carousel viewport={viewport.current} selected={selected} onSelect={setSelected} onHold={setHeld} />
      ) : null}
    </section>
  );
}
