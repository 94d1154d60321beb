import type { Words } from "../../../content/words.ts";
import { racetrack } from "../../pictures/journey.ts";
import { Picture } from "../../ui/picture.tsx";
import { linkToStep } from "./pinned.ts";

/** The track alone, without the room for its labels. */
const TRACK = "194 262 1110 604";

/** The head of both versions: the way to the first step and to the other version, beside the track. */
export function JourneyHead(props: {
  words: Words["journey"];
  version: Pick<Words["journey"]["track"], "intro" | "other">;
  parts: number;
}) {
  const { words, version, parts } = props;
  const { intro, other } = version;
  return (
    <div className="border-b border-ink">
      <div className="wrap cols items-center gap-y-10 py-10 pairs:py-18">
        <div className="columns:col-span-6">
          <h1 className="text-display">{words.heading}</h1>
          <p className="text-intro max-w-lead mt-5 text-ink2">{intro}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a {...linkToStep(1, parts)} className="btn btn-primary">
              {words.start}
            </a>
            <a href={other.path} className="link">
              {other.label}
            </a>
          </p>
        </div>
        <Picture
          of={racetrack}
          layers={["infield", "tile", "road", "bridge", "start", "parked"]}
          box={TRACK}
          className="journey-track mirrors w-full columns:col-span-6"
        />
      </div>
    </div>
  );
}
