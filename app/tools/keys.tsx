/** The key of a plot: its marks, each with its meaning. */
export function Keys(props: {
  keys: readonly { id: string; mark: string; word: string }[];
  className?: string;
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
