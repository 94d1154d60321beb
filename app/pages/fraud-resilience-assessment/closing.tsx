import type { Link } from "../../../content/parts.ts";
import type { Sections } from "../../../content/words.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Band } from "./band.tsx";

/** The end of the page: both requests, beside the band where every tile is set. */
export function Closing({ words, actions }: { words: Sections["closing"]; actions: readonly Link[] }) {
  return (
    <section className="relative border-t border-ink">
      <div className="wrap grid content-center py-14 columns:min-h-105 print:min-h-0">
        <div className="max-columns:max-w-148 columns:w-1/2 columns:pe-4">
          <h2 className="text-title">{words.heading}</h2>
          <p className="text-intro mt-4 text-balance">{words.text}</p>
          <ActionRow actions={actions} className="mt-7" />
        </div>
      </div>
      <Band
        whole
        className="max-columns:border-t columns:absolute columns:inset-y-0 columns:start-1/2 columns:end-0 columns:ms-4 columns:border-s print:hidden"
      />
    </section>
  );
}
