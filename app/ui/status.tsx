import type { Tone } from "../../content/types.ts";
import { BadMark, OkMark, WarnMark } from "./marks.tsx";
import { NoBreakText } from "./no-break-text.tsx";

const marks = { ok: OkMark, warn: WarnMark, bad: BadMark };
const colours = { ok: "text-ok", warn: "text-warn", bad: "text-bad" };

/** A status: its mark, its word and its colour always go together. */
export function Status({ tone, word }: { tone: Tone; word: string }) {
  const Mark = marks[tone];
  return (
    <span className={`text-small tabular-nums inline-flex gap-2 font-medium ${colours[tone]}`}>
      <span className="grid h-lh shrink-0 place-items-center">
        <Mark />
      </span>
      <NoBreakText as="span" key={word} text={word} />
    </span>
  );
}
