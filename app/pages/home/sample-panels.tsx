import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { isModified, stepAcross } from "../../ui/keys.ts";
import { LozengeDot } from "../../ui/marks.tsx";
import { onMotionChange, prefersStill } from "../../ui/scroll-and-focus.ts";
import { Status } from "../../ui/status.tsx";

/** Time each panel is shown, ms. */
const PANEL_MS = 5_000;

type Carousel = typeof import("./panel-carousel.tsx").default;
/** Signs of a visitor: the carousel's code is loaded at the first of them, or when another panel is selected. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

type Panels = Words["home"]["panels"];

function Panel({ panel, headingId }: { panel: Panels[number]; headingId: string }) {
  return (
    <div className="cols">
      <h2 id={headingId} className="self-start text-title max-columns:pb-6 columns:col-span-6 columns:pt-12">
        {panel.title}
      </h2>
      <ul className="border-t border-ink columns:col-span-6">
        {panel.cards.map((card) => (
          <li
            key={card.name}
            className="panel-row grid min-h-20 items-center gap-x-4 border-b border-rule py-2"
          >
            <p className="text-intro">
              <bdi>{card.name}</bdi>
            </p>
            <p className="text-small tabular-nums text-ink-muted max-pairs:phone:row-start-2">{card.time}</p>
            <div className="max-pairs:phone:row-span-2">
              <Status tone={card.tone} word={card.status} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Five panels of invented status cards, one at a time. Screen readers read all five, so that nothing changes under them.
 * Without scripts they are a row to scroll through.
 */
export function SamplePanels(props: { panels: Panels; words: Words["home"]["hero"]["carousel"] }) {
  const { panels, words } = props;
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [Carousel, setCarousel] = useState<Carousel>();
  const [selected, setSelected] = useState(0);
  // The choice with Pause and Play.
  const [isWanted, setWanted] = useState(true);
  const [isHovered, setHovered] = useState(false);
  // By the keyboard.
  const [isFocused, setFocused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = isWanted && !isHovered && !isFocused && !isHeld;

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

  const isNeeded = isAwake || selected > 0;
  useEffect(() => {
    if (isNeeded) import("./panel-carousel.tsx").then((module) => setCarousel(() => module.default));
  }, [isNeeded]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setSelected((selected + 1) % panels.length), PANEL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, selected, panels.length]);

  /** The dots are one stop for Tab; the arrow keys go from dot to dot, and the one that is reached is shown. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    const way = stepAcross(event);
    if (!way || isModified(event)) return;
    event.preventDefault();
    const to = (selected + way + panels.length) % panels.length;
    setSelected(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <section
      className="wrap grid pt-5 pb-12 print:block"
      aria-roledescription={words.roleName}
      aria-label={words.label}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      // A mouse click leaves the focus on a dot too, and must not stop the panels for good.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      <div className="contents columns:z-1 columns:col-start-1 columns:row-start-1 columns:flex columns:h-11 columns:items-center columns:gap-x-6 columns:justify-self-start">
        <p className="text-small text-ink-muted max-columns:mb-2">{words.heading}</p>
        {/* The button first in order, so that it is heard before what it stops. */}
        <div className="flex items-center hydrating:invisible scripts-off:hidden max-columns:order-1 max-columns:mt-4 print:hidden">
          <button
            type="button"
            onClick={() => setWanted(!isWanted)}
            className="order-1 min-h-11 px-3 text-small font-medium hover:text-accent"
          >
            {isWanted ? words.pause : words.play}
          </button>
          <div role="toolbar" aria-label={words.choose} onKeyDown={goOn} className="flex max-columns:-ms-3">
            {panels.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                aria-label={title}
                aria-current={index === selected ? "true" : undefined}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => setSelected(index)}
                className="grid h-11 w-11 place-items-center hover:text-accent columns:w-8"
              >
                <LozengeDot className={index === selected ? "fill-current" : ""} />
              </button>
            ))}
          </div>
        </div>
      </div>
      {/* Positioned: Embla compares offsets of the row and of its slides, which must share their origin. */}
      <div
        ref={viewport}
        className="panels-view relative min-w-0 scrollbar-thin overflow-hidden scripts-off:snap-x scripts-off:snap-mandatory scripts-off:overflow-x-auto columns:col-start-1 columns:row-start-1"
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
              <Panel panel={panel} headingId={`${id}-${index}`} />
            </div>
          ))}
        </div>
      </div>
      {Carousel && viewport.current ? (
        <Carousel viewport={viewport.current} selected={selected} onSelect={setSelected} onHold={setHeld} />
      ) : null}
    </section>
  );
}
