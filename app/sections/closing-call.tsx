import { useRef } from "react";
import type { Link } from "../../content/types/parts.ts";
import { closing, closingLayers } from "../drawn/closing.ts";
import { Picture } from "../ui/picture.tsx";
import { useDrawn } from "../ui/use-drawn.ts";
import { useSeen } from "../ui/use-seen.ts";
import { WholeWords } from "../ui/whole-words.tsx";
import { ActionRow } from "./action-row.tsx";
import { PictureStrip } from "./picture-strip.tsx";

/** The end of a page: what to do next, beside the home page's pattern, whose tile turns back into place when it comes into view. */
export function ClosingCall(props: { heading: string; text: string; actions: readonly Link[] }) {
  const art = useRef<HTMLDivElement>(null);
  const seen = useSeen(art, 0.5);
  const { drawn, onAnimationEnd } = useDrawn("layer-tile");
  return (
    <section className="closing relative border-t border-rule">
      <PictureStrip
        ref={art}
        className="closing-art print:hidden"
        data-seen={drawn ? undefined : seen}
        onAnimationEnd={onAnimationEnd}
      >
        <Picture of={closing} layers={closingLayers} fit="xMinYMin slice" className="mirrors" />
      </PictureStrip>
      <div className="wrap relative grid content-center py-14 lg:min-h-130 print:min-h-0 print:py-8">
        <h2 className="text-title max-w-160 lg:max-w-140">{props.heading}</h2>
        <p className="text-intro max-w-lead mt-6 text-ink2">
          <WholeWords text={props.text} />
        </p>
        <ActionRow actions={props.actions} className="mt-8" />
      </div>
    </section>
  );
}
