import wide from "../../art/drawn/hours.svg?url&no-inline";
import narrow from "../../art/drawn/hours-phone.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

const LAYERS = ["cities", "axis", "bars"];

/** The office hours by the clock of four cities, drawn for the width it gets. */
export function HoursChart({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="mt-7">
      <Picture src={wide} box="0 0 404 171.5" layers={LAYERS} className="hours-wide" />
      <Picture src={narrow} box="0 0 350 171.5" layers={LAYERS} className="hours-narrow" />
    </div>
  );
}
