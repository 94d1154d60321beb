import { useState } from "react";
import { directions } from "../../../contract/language.ts";
import { hero, type heroLayers } from "../../drawn/home.ts";
import { Picture } from "../../ui/picture.tsx";
import { useLanguage } from "../../words/use-language.ts";
import { jointLayers } from "./joints.ts";

/** The part of the drawing that holds the tile, its ring, its angle and the leader. */
const NEAR = "240 70 480 430";

type Layer = (typeof heroLayers)[number];

interface Sheet {
  name: string;
  layers: readonly Layer[];
  /** Replaces `layers` on right-to-left pages. */
  mirrored?: readonly Layer[];
  /** The part of the drawing to show; all of it when omitted. */
  crop?: string;
  hidden?: string;
}

/** One sheet for each moment of the story, so that each is painted once and then only faded and moved. */
const SHEETS: readonly Sheet[] = [
  { name: "grid", layers: ["grid"] },
  { name: "lines", layers: ["lines"] },
  { name: "straps", layers: ["straps"] },
  { name: "pulse", layers: ["pulse"] },
  { name: "cold", layers: ["cold"], crop: NEAR },
  { name: "home", layers: ["home"], crop: NEAR },
  { name: "tile", layers: ["tile"], crop: NEAR },
  { name: "ring", layers: ["ring"], crop: NEAR },
  { name: "ticks", layers: ["ticks"], crop: NEAR },
  { name: "joints", layers: jointLayers, crop: NEAR },
  { name: "angle", layers: ["angle"], mirrored: ["angle-mirrored"], crop: NEAR, hidden: "max-sm:hidden" },
  { name: "leader", layers: ["leader"], crop: NEAR, hidden: "max-xl:hidden" },
];

/** Returns true after hydration: a visitor who comes back to this page has seen the story. */
const seen = () => typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;

/** The drawing of the first screen; `hero-story.css` animates it once. */
export function HeroArt({ label }: { label: string }) {
  const [told] = useState(seen);
  const turned = directions[useLanguage()] === "rtl";
  return (
    <div
      role="img"
      aria-label={label}
      className="hero-art absolute inset-x-0 top-0 -z-1 h-(--strip) overflow-hidden border-b border-ink ml:start-(--art-start) ml:bottom-0 ml:h-auto ml:border-0"
      data-told={told || undefined}
    >
      <div className="hero-drawing">
        {SHEETS.map(({ name, layers, mirrored = layers, crop, hidden = "" }) => (
          <div key={name} className={`${crop ? "hero-near" : "hero-whole"} story-${name} ${hidden}`}>
            <Picture
              of={hero}
              box={crop ?? hero.box}
              layers={turned ? mirrored : layers}
              className="mirrors"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
