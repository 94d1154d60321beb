import { useState } from "react";
import hero from "../../art/drawn/hero.svg?url&no-inline";
import phone from "../../art/drawn/hero-phone.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

const JOINTS = Array.from({ length: 10 }, (_, k) => `joint-${k + 1}`);

/** One sheet per moment of the story, so that each can appear without the others being painted again. */
const SHEETS = [
  ["draft", ["grid", "lines", "draft"]],
  ["straps", ["stars", "straps", "socket", "tile-cold"]],
  ["tile", ["socket", "tile"]],
  ["ring", ["ring"]],
  ["ticks", ["ticks"]],
  ["joints", JOINTS],
  ["angle", ["angle"]],
  ["leader", ["leader"]],
] as const;
/** The phone's drawing is woven throughout and has no tag to lead to. */
const ON_PHONE = SHEETS.slice(0, -1).map(
  ([name, layers]) => [name, layers.filter((layer) => layer !== "grid" && layer !== "lines")] as const,
);

/** True once scripts run on this page: a visitor who comes back to it within the visit knows the story. */
const seen = () => typeof document !== "undefined" && document.documentElement.dataset.ready !== undefined;

/** The pattern and the tile that breaks it; its story is told once, by the style sheet. */
export function HeroArt({ label }: { label: string }) {
  const [told] = useState(seen);
  return (
    <div role="img" aria-label={label} className="hero-art" data-told={told || undefined}>
      <div className="hero-wide">
        {SHEETS.map(([name, layers]) => (
          <Picture key={name} src={hero} box="0 0 1560 1160" layers={layers} className={`story-${name}`} />
        ))}
      </div>
      <div className="hero-phone">
        {ON_PHONE.map(([name, layers]) => (
          <Picture key={name} src={phone} box="0 0 640 420" layers={layers} className={`story-${name}`} />
        ))}
      </div>
    </div>
  );
}
