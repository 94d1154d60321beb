import { NoBreakText } from "../ui/no-break-text.tsx";

interface ResultRow {
  n: string;
  /** The whole that the number is part of, beside it. */
  of?: string;
  text: string;
}

/** Two results: what was stopped rightly, and wrongly. */
export function ResultPair({ good, bad }: { good: ResultRow; bad: ResultRow }) {
  return (
    <div className="tool-results grid gap-x-8 gap-y-3 pairs:grid-cols-2">
      {[good, bad].map(({ n, of = "", text }) => (
        <p key={n + text}>
          <b className={text === good.text ? "text-accent" : "text-ember"}>{n}</b>{" "}
          <span className="text-intro font-medium">{of}</span>
          <NoBreakText as="span" className="block" text={text} />
        </p>
      ))}
    </div>
  );
}

/** Names and what belongs to each, in ruled rows. */
export function TermRows({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-1.5">
          <NoBreakText as="dt" text={name} />
          <dd className="tabular-nums">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The key of a plot: its marks, each with its meaning. */
export function PlotLegend(props: {
  keys: readonly { id: string; mark: string; word: string }[];
  className: string;
}) {
  return (
    <ul
      className={`tool-words text-small flex flex-wrap gap-x-6 gap-y-1 ${props.className}`}
      aria-hidden="true"
    >
      {props.keys.map(({ id, mark, word }) => (
        <li key={id} className="flex items-center gap-2.5">
          <svg width="14" height="12" aria-hidden="true" className="shrink-0">
            <path className={id} d={mark} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}
