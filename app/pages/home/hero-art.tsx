import { useState } from "react";
import { hero, heroLayers, heroPositions } from "../../pictures/home.ts";
import { Picture } from "../../ui/picture.tsx";

type Layer = (typeof heroLayers)[number];

/** One sheet for each moment of the story, so that each is painted once and then only faded. */
const whole: readonly Layer[] = ["grid", "lines", "straps"];
const near: readonly Layer[] = ["cold", "tile", "ring", "ticks"];
const joints = heroLayers.filter((layer) => layer.startsWith("joint"));

/** Returns true after hydration: a visitor who comes back to this page has seen the story. */
const seen = () => typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;

/** The drawing of the first screen; `hero-story.css` animates it once. */
export function HeroArt({ label }: { label: string }) {
  const [told] = useState(seen);
  const sheet = (name: string, layers: readonly Layer[], box?: string) => (
    <div key={name} className={`${box ? "hero-near" : "hero-whole"} story-${name}`}>
      <Picture of={hero} layers={layers} className="mirrors" {...(box && { box })} />
    </div>
  );
  return (
    <div
      role="img"
      aria-label={label}
      className="hero-art h-59 overflow-clip pairs:absolute pairs:inset-0 pairs:h-auto"
      data-told={told || undefined}
    >
      <div className="hero-drawing absolute">
        {whole.map((layer) => sheet(layer, [layer]))}
        {near.map((layer) => sheet(layer, [layer], heroPositions.near))}
        {sheet("joints", joints, heroPositions.near)}
      </div>
    </div>
  );
}
