import marks from "../../drawn/marks.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

/** The office hours by the clock of four cities, drawn for the width it gets. */
export function HoursChart({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="mt-7">
      <Picture src={marks} format="wide" box="0 0 404 171.5" className="hours-wide" />
      <Picture src={marks} format="phone" box="0 0 350 171.5" className="hours-narrow" />
    </div>
  );
}
