import type { Link } from "../../content/types/parts.ts";
import { closing } from "../drawn/closing.ts";
import { Picture } from "../ui/picture.tsx";
import { ActionRow } from "./action-row.tsx";
import { PictureStrip } from "./picture-strip.tsx";

/** The end of a page: what to do next, beside the home page's pattern with its tile back in place. */
export function ClosingCall(props: { heading: string; text: string; actions: readonly Link[] }) {
  return (
    <section className="closing relative border-t border-rule">
      <PictureStrip className="closing-art print:hidden">
        <Picture of={closing} fit="xMinYMin slice" />
      </PictureStrip>
      <div className="wrap relative grid content-center py-14 lg:min-h-130 print:min-h-0 print:py-8">
        <h2 className="type-h2 max-w-160 lg:max-w-140">{props.heading}</h2>
        <p className="type-lead mt-6 text-ink2">{props.text}</p>
        <ActionRow actions={props.actions} className="mt-8" />
      </div>
    </section>
  );
}
