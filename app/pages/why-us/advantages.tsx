import { illustrations } from "../../drawn/illustrations.ts";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { WhyUsContent } from "./route.tsx";

/** Six reasons; each figure stands in one row with its note and the question to ask about it. */
export function Advantages({ words }: { words: WhyUsContent }) {
  return (
    <ol className="border-t border-ink">
      {words.advantages.map(({ figure, word, note, number, name, text, ask, picture }) => (
        <li key={name} className="advantage">
          <p className={`flex items-start gap-1 ${figure ? "type-figure" : "type-h3 lg:pt-2"}`}>
            {figure ?? word}
            {number ? <sup className="advantage-number">{number}</sup> : null}
          </p>
          <div>
            <h2 className="type-row">{name}</h2>
            <p className="mt-1 max-w-[46ch] text-[1rem] text-ink2">{text}</p>
            <p className="type-small mt-3 max-w-[52ch]">
              <span className="me-2 text-ink2">{words.ask}</span>
              {ask}
            </p>
          </div>
          {note ? (
            <div className="advantage-note">
              <p className="type-hint flex gap-3 text-ink2">
                <span className="type-mono">{number}</span>
                <span>
                  <WholeWords text={note} />
                </span>
              </p>
            </div>
          ) : null}
          <Picture of={illustrations} layers={[picture]} />
        </li>
      ))}
    </ol>
  );
}
