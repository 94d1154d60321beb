import type { NamedText } from "../../../content/types/parts.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

/** Names, each with a sentence, in cells with a hairline at their start; the first column's is cut off. */
export function Cells({ items, columns }: { items: readonly NamedText[]; columns: string }) {
  return (
    <div className="break-inside-avoid overflow-hidden">
      <ul className={`-ms-6.25 grid border-t border-ink sm:grid-cols-2 ${columns}`}>
        {items.map(({ name, text }) => (
          <li key={name} className="border-s border-b border-rule ps-6 pt-5.5 pb-6.5 sm:pe-6">
            <h3 className="text-intro">
              <WholeWords text={name} />
            </h3>
            <p className="mt-1.5 text-body/relaxed text-ink2">
              <WholeWords text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
