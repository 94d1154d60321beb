import type { Words } from "../../content/words.ts";
import { formTooltipTimings } from "../ui/hover-intent.ts";
import { useHoverDetails } from "../ui/use-hover-details.ts";
import { WholeWords } from "../ui/whole-words.tsx";

/**
 * Explains why a field is asked for: a tooltip for mouse and keyboard, under it and over its own field. On touch
 * screens, and in narrow windows, a disclosure below the label.
 */
export function WhyWeAsk(props: { id: string; words: Words["forms"]["assessment"]["why"]; field: string }) {
  const { id, words, field } = props;
  const hover = useHoverDetails<HTMLDivElement>(formTooltipTimings);
  return (
    <div {...hover}>
      <details id={id}>
        <summary className="text-small inline-link -my-1 py-1 whitespace-nowrap text-ink2">
          {words.summary}
          <span className="sr-only">: {field}</span>
        </summary>
        <WholeWords
          as="p"
          className="why text-small border border-ink bg-raised px-3 py-2"
          text={words.text}
        />
      </details>
    </div>
  );
}
