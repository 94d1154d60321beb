import { WholeWords } from "../ui/whole-words.tsx";

interface ResultRow {
  n: string;
  /** The whole that the number is part of, beside it. */
  of?: string;
  text: string;
}

/** Two results: what was stopped rightly, and wrongly. */
export function Results({ good, bad }: { good: ResultRow; bad: ResultRow }) {
  return (
    <div className="tool-results grid gap-x-8 gap-y-3 pairs:grid-cols-2">
      {[good, bad].map(({ n, of = "", text }) => (
        <p key={n + text}>
          <b className={text === good.text ? "text-acc" : "text-ember"}>{n}</b>{" "}
          <span className="text-intro font-medium">{of}</span>
          <WholeWords as="span" className="block" text={text} />
        </p>
      ))}
    </div>
  );
}
