import { useRef } from "react";
import type { ProductLabels } from "../../../content/types/products.ts";
import { type Drawn, type Format, Picture } from "../../ui/picture.tsx";
import { useDrawn } from "../../ui/use-drawn.ts";
import { useSeen } from "../../ui/use-seen.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Sheet } from "./sheet.tsx";

/** An explanatory figure: its words, and its drawing in three formats, each with what can be counted in it. */
export interface Figure {
  title: string;
  /** One sentence that says how to read the figure. */
  reading: string;
  views: Record<Format, View>;
  /** On right-to-left pages its lines begin at the right, as its words do. */
  mirrors?: boolean;
}

interface View {
  picture: Drawn;
  /** The text alternative. */
  alt: string;
  totals: string;
}

/** The figure on its sheet, drawn from left to right once it comes into view. */
export function ExplainedFigure({ figure, labels }: { figure: Figure; labels: ProductLabels }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box, 0.4);
  const { drawn, onAnimationEnd } = useDrawn("layer-checked");
  const { wide, middle, phone } = figure.views;
  return (
    <Sheet title={figure.title} date={labels.sampleDate} sample={labels.sample}>
      <div
        ref={box}
        className={figure.mirrors ? "figure figure-mirrors" : "figure"}
        data-seen={drawn ? undefined : seen}
        onAnimationEnd={onAnimationEnd}
      >
        <div className="mx-auto max-md:max-w-100 max-xl:max-w-180">
          <Picture of={wide.picture} label={wide.alt} className="max-xl:hidden" />
          <Picture of={middle.picture} label={middle.alt} className="max-md:hidden xl:hidden" />
          <Picture of={phone.picture} label={phone.alt} className="md:hidden" />
        </div>
      </div>
      <div className="items-baseline justify-between lg:flex gap-x-8 gap-y-2 border-t border-rule px-5 py-4 sm:px-7">
        <p className="text-body/body text-balance text-ink2">
          <strong className="font-medium text-ink">{labels.howToRead}</strong>{" "}
          <WholeWords text={figure.reading} />
        </p>
        <p className="text-small tabular-nums shrink-0 text-ink2 mt-1 max-md:hidden">{wide.totals}</p>
        <p className="text-small tabular-nums text-ink2 mt-1 md:hidden">{phone.totals}</p>
      </div>
    </Sheet>
  );
}
