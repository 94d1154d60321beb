import { useState } from "react";
import { hero, heroLayers } from "../../drawn/hero.ts";
import { Picture } from "../../ui/picture.tsx";

const JOINTS = heroLayers.filter((layer) => layer.startsWith("joint"));

/** The part of the drawing that holds the tile, its ring, its angle and the leader. */
const NEAR = "240 70 480 430";

/** One sheet per moment of the story, so that each can appear without the others being painted again. */
const SHEETS = [
  ["draft", ["grid", "lines"]],
  ["straps", ["straps"]],
  ["tile", ["tile"]],
  ["ring", ["ring"]],
  ["ticks", ["ticks"]],
  ["joints", JOINTS],
  ["angle", ["angle"]],
  ["angle-above", ["angle-above"]],
  ["leader", ["leader"]],
] as const;

/** True once scripts run on this page: a visitor who comes back to it within the visit knows the story. */
const seen = () => typeof document !== "undefined" && document.documentElement.dataset.ready !== undefined;

/** The pattern and the tile that breaks it; its story is told once, by the style sheet. */
export function HeroArt({ label }: { label: string }) {
  const [told] = useState(seen);
  return (
    <div role="img" aria-label={label} className="hero-art" data-told={told || undefined}>
      <div className="hero-drawing">
        {SHEETS.map(([name, layers], index) => (
          <Picture
            key={name}
            of={hero}
            box={index < 2 ? hero.box : NEAR}
            layers={layers}
            className={`${index < 2 ? "hero-whole" : "hero-near"} story-${name}`}
          />
        ))}
      </div>
    </div>
  );
}
