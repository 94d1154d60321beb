import band from "../../art/drawn/band.svg?url&no-inline";
import bandMiddle from "../../art/drawn/band-middle.svg?url&no-inline";
import bandPhone from "../../art/drawn/band-phone.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

/** The field in three states: broken, mending, whole. */
export function Band({ stages }: { stages: readonly string[] }) {
  return (
    <div>
      <div className="overflow-hidden border-y border-ink">
        <Picture src={band} box="0 0 1440 440" layers={[]} className="hidden w-full lg:block" />
        <Picture src={bandMiddle} box="0 0 768 320" layers={[]} className="hidden w-full sm:block lg:hidden" />
        <Picture src={bandPhone} box="0 0 390 170" layers={[]} className="w-full sm:hidden" />
      </div>
      <p className="sr-only">{stages.join(", ")}</p>
    </div>
  );
}
