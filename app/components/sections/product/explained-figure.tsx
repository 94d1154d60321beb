import { useRef } from "react";
import type { ProductLabels } from "../../../../content/types.ts";
import { useSeen } from "../../../hooks/use-seen.ts";
import type { Drawn } from "../../art/drawn.server.ts";
import { Picture } from "../../ui/picture.tsx";
import { Sheet } from "./sheet.tsx";

/** An explanatory figure: its words with every count filled in, and its drawing for both widths. */
export interface Figure {
  title: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** One sentence that says how to read the figure. */
  reading: string;
  /** Totals counted from the drawn data. */
  totals: string;
  wide: Drawn;
  narrow: Drawn;
}

/** The figure on its sheet, drawn from left to right once it comes into view. */
export function ExplainedFigure({ figure, labels }: { figure: Figure; labels: ProductLabels }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box, 0.4);
  return (
    <Sheet title={figure.title} date={labels.sampleDate} sample={labels.sample}>
      <div ref={box} className="figure" data-seen={seen}>
        <Picture {...figure.wide} label={figure.alt} className="figure-wide" />
        <Picture {...figure.narrow} label={figure.alt} className="figure-narrow" />
      </div>
      <div className="items-baseline justify-between sm:flex gap-x-8 gap-y-2 border-t border-rule px-5 py-4 sm:px-7">
        <p className="text-[1rem]/[1.6] text-ink2">
          <strong className="font-medium text-ink">{labels.howToRead}</strong> {figure.reading}
        </p>
        <p className="type-mono shrink-0 text-ink2">{figure.totals}</p>
      </div>
    </Sheet>
  );
}
