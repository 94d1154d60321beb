import { useState } from "react";
import hero from "../../drawn/hero.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

const JOINTS = Array.from({ length: 10 }, (_, k) => `joint-${k + 1}`);

/** The whole drawing, and the part of it that holds the tile, its ring, its angle and the leader. */
const WHOLE = "0 0 1560 1160";
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
      <div className="hero-wide">
        {SHEETS.map(([name, layers], index) => (
          <Picture
            key={name}
            src={hero}
            box={index < 2 ? WHOLE : NEAR}
            layers={layers}
            className={`${index < 2 ? "hero-whole" : "hero-near"} story-${name}`}
          />
        ))}
      </div>
    </div>
  );
}
