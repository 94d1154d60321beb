import { band } from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";

const CENTRED = "xMidYMid slice";

/** The pattern in three states, each with its word: broken, under repair, whole. */
export function Band({ stages }: { stages: readonly string[] }) {
  return (
    <div className="relative overflow-hidden">
      <div className="band-art grid content-center overflow-hidden border-y border-ink">
        <Picture of={band.wide} fit={CENTRED} className="mirrors hidden h-110 w-full lg:block" />
        <Picture of={band.middle} fit={CENTRED} className="mirrors hidden h-82.5 w-full sm:block lg:hidden" />
        <Picture of={band.phone} fit={CENTRED} className="mirrors h-44 w-full sm:hidden" />
      </div>
      <ol className="band-words text-small tabular-nums grid justify-center text-center font-medium max-sm:mt-2 sm:absolute sm:inset-x-0 sm:bottom-px">
        {stages.map((stage) => (
          <li key={stage}>
            <span className="inline-block py-1.5 sm:bg-paper sm:px-6">{stage}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
