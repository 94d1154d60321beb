import { fill } from "../../../content/fill.ts";
import type { HomeWords } from "../../../content/types/home.ts";
import { DEGREES_PER_JOINT, JOINTS } from "./joints.ts";
import type { Reading } from "./turn-tile.ts";

interface HeroHandleProps {
  words: HomeWords["hero"]["handle"];
  /** Called when the last joint closes, and with false when one opens again. */
  onRelease: (released: boolean) => void;
}

/**
 * The slider over the drawing's tile, with a grip on its ring: its value is the number of open joints. The tile follows
 * once the visitor reaches for it; until then its script is not fetched.
 */
export function HeroHandle({ words, onRelease }: HeroHandleProps) {
  const readingOf: Reading = (open) => {
    const angle = (open * DEGREES_PER_JOINT).toFixed(1);
    return { angle, text: fill(words.value, { open, angle }) };
  };
  const reach = async ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { turnTile } = await import("./turn-tile.ts");
    turnTile(currentTarget, readingOf, onRelease);
  };
  return (
    <div className="hero-handle text-small tabular-nums hydrating:invisible scripts-off:hidden print:hidden">
      <p
        aria-hidden="true"
        className="w-fit bg-paper px-2 ml:border ml:border-ink ml:px-2.5 ml:py-0.5 ml:text-ink"
      >
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
      <div className="hero-grip">
        <svg aria-hidden="true" viewBox="0 0 34 34" strokeWidth="1.5">
          <path d="M17 1.5 32.5 17 17 32.5 1.5 17z" fill="var(--acc)" stroke="var(--paper)" />
          <path d="m14 12.5-4.5 4.5 4.5 4.5m6-9 4.5 4.5-4.5 4.5" fill="none" stroke="var(--on-acc)" />
        </svg>
      </div>
    </div>
  );
}
