import { WholeWords } from "../ui/whole-words.tsx";

/** Names and what belongs to each, in ruled rows. */
export function Rows({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-1.5">
          <WholeWords as="dt" text={name} />
          <dd className="tabular-nums">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
