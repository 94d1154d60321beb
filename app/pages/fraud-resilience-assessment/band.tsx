import art from "../../drawn/assessment.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";

const middle = "xMidYMid slice";

/** The field in three states, each over its word: broken, mending, whole. */
export function Band({ stages }: { stages: readonly string[] }) {
  return (
    <div className="relative overflow-hidden">
      <div className="overflow-hidden border-y border-ink">
        <Picture
          src={art}
          format="wide"
          box="-1720 0 3440 440"
          fit={middle}
          className="hidden h-110 w-full lg:block"
        />
        <Picture
          src={art}
          format="middle"
          box="-640 0 1280 330"
          fit={middle}
          className="hidden h-82.5 w-full sm:block lg:hidden"
        />
        <Picture
          src={art}
          format="phone"
          box="-400 0 800 176"
          fit={middle}
          className="h-44 w-full sm:hidden"
        />
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
