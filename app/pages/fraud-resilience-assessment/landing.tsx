import type { MouseEvent } from "react";
import type { Link } from "../../../content/types.ts";
import type { Sections } from "../../../content/words.ts";
import { band, bandLayers, bandPhone, bandWide } from "../../pictures/assessment.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Picture } from "../../ui/picture.tsx";
import { scrollToId } from "../../ui/scroll-and-focus.ts";
import { sectionId } from "./section.tsx";

/** The row of stars, broken, under repair and whole; or, `isWhole`, from there on. It is never scaled: its box cuts it. */
function Band({ isWhole = false, className }: { isWhole?: boolean; className: string }) {
  const shared = { layers: bandLayers, fit: isWhole ? "xMinYMid slice" : "xMidYMid slice" };
  return (
    <div className={`grid content-center overflow-hidden border-ink ${className}`}>
      <Picture
        {...shared}
        of={band.wide}
        box={isWhole ? bandWide : band.wide.box}
        className="mirrors h-121 w-full max-columns:hidden"
      />
      <Picture
        {...shared}
        of={band.phone}
        box={isWhole ? bandPhone : band.phone.box}
        className="mirrors h-59 w-full pairs:h-82 columns:hidden"
      />
    </div>
  );
}

const overview = sectionId("overview");

function learnMore(event: MouseEvent) {
  event.preventDefault();
  scrollToId(overview);
}

/** The second landing hero: headline, three ways on, and the band below. */
export function Landing({ words, actions }: { words: Sections["landing"]; actions: readonly Link[] }) {
  const headline = words.headline.split(/(?<=:) /);
  return (
    <div>
      <div className="wrap pt-7 pb-8 pairs:pt-10 pairs:pb-9">
        <h1 className="text-display">
          {headline.map((part) => (
            <span key={part} className="block">
              {part}{" "}
            </span>
          ))}
        </h1>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-6">
          <p className="text-intro max-w-intro flex-1 text-balance basis-100">{words.intro}</p>
          <ActionRow actions={actions} className="content-start columns:mt-2">
            <a href={`#${overview}`} onClick={learnMore} className="link pairs:ms-3">
              {words.learnMore}
            </a>
          </ActionRow>
        </div>
      </div>
      <Band className="band border-y" />
    </div>
  );
}

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
        isWhole
        className="max-columns:border-t columns:absolute columns:inset-y-0 columns:start-1/2 columns:end-0 columns:ms-4 columns:border-s print:hidden"
      />
    </section>
  );
}
