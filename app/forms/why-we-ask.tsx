import type { Why } from "../../content/types/forms.ts";
import { formTooltipTimings } from "../ui/hover-intent.ts";
import { useHoverDetails } from "../ui/use-hover-details.ts";
import { WholeWords } from "../ui/whole-words.tsx";

/** Explains why a field is asked for: a tooltip for mouse and keyboard, a disclosure on touch screens. */
export function WhyWeAsk({ id, words }: { id: string; words: Why }) {
  const hover = useHoverDetails<HTMLDivElement>(formTooltipTimings);
  return (
    <div {...hover}>
      <details id={id}>
        <summary className="type-hint inline-link -my-1 py-1 text-ink2">{words.summary}</summary>
        <p className="type-hint inset-x-0 bottom-full z-10 border border-ink bg-raised px-3 py-0.5 not-print:can-hover:absolute">
          <WholeWords text={words.text} />
        </p>
      </details>
    </div>
  );
}
