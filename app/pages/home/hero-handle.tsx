import { fill } from "../../../content/fill.ts";
import type { HomeWords } from "../../../content/types/home.ts";
import { DEGREES_PER_JOINT, JOINTS } from "./joints.ts";
import type { Reading } from "./turn-tile.ts";

/**
 * The slider over the drawing's tile: its value is the number of open joints. The tile follows once the visitor reaches
 * for it; until then its script is not fetched.
 */
export function HeroHandle({ words }: { words: HomeWords["hero"]["handle"] }) {
  const readingOf: Reading = (open) => {
    const angle = (open * DEGREES_PER_JOINT).toFixed(1);
    return { angle, text: fill(words.value, { open, angle }) };
  };
  const reach = async ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { turnTile } = await import("./turn-tile.ts");
    turnTile(currentTarget, readingOf);
  };
  return (
    <div className="hero-handle type-mono scripts-off:hidden print:hidden">
      <p aria-hidden="true" className="w-fit bg-paper px-2 max-ml:hidden">
        {words.label}
      </p>
      <input
        type="range"
        aria-label={words.label}
        min={0}
        max={JOINTS}
        defaultValue={JOINTS}
        aria-valuetext={readingOf(JOINTS).text}
        onPointerEnter={reach}
        onFocus={reach}
      />
    </div>
  );
}
