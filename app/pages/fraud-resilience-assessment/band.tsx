import { band } from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";

const middle = "xMidYMid slice";

/** The field in three states, each over its word: broken, mending, whole. */
export function Band({ stages }: { stages: readonly string[] }) {
  return (
    <div className="relative overflow-hidden">
      <div className="overflow-hidden border-y border-ink">
        <Picture of={band.wide} fit={middle} className="hidden h-110 w-full lg:block" />
        <Picture of={band.middle} fit={middle} className="hidden h-82.5 w-full sm:block lg:hidden" />
        <Picture of={band.phone} fit={middle} className="h-44 w-full sm:hidden" />
      </div>
      <ol className="band-words type-mono">
        {stages.map((stage) => (
          <li key={stage}>
            <span>{stage}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
