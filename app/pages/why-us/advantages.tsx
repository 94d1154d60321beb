import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import type { Advantage } from "../../../content/types/why-us.ts";
import { illustrations } from "../../drawn/illustrations.ts";
import { LazyAccuracy } from "../../tools/accuracy/lazy-accuracy.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** An advantage with its claim, if it has one: the figure, its note and the number of the note. */
interface Reason extends Omit<Advantage, "claim"> {
  figure?: string;
  note?: string;
  number?: string;
  /** The words of the tool that belongs to the figure. */
  explorer?: AccuracyWords;
}

/** Six advantages: each row has a figure, its note and a question to ask about it with our answer. */
export function Advantages({
  words,
}: {
  words: { ask: string; show: string; advantages: readonly Reason[] };
}) {
  return (
    <ol className="border-t border-ink">
      {words.advantages.map(({ figure, word, note, number, name, text, ask, show, picture, explorer }) => (
        <li
          key={name}
          className="flex flex-wrap gap-x-6 gap-y-4 border-b border-rule py-7 lg:grid lg:grid-cols-12 lg:py-8"
        >
          <p
            className={`flex items-start gap-1 max-sm:flex-1 max-sm:self-center sm:w-43 lg:col-span-3 lg:w-auto ${figure ? "text-display" : "text-head lg:pt-2"}`}
          >
            <WholeWords text={figure ?? word ?? ""} />
            {number ? (
              <sup className="text-small tabular-nums mt-2.5 font-normal text-ink2">{number}</sup>
            ) : null}
          </p>
          <Picture
            of={illustrations}
            layers={[picture]}
            className="mirrors w-33 self-start sm:order-1 sm:w-29 lg:col-span-2 lg:w-full"
          />
          <div className="max-sm:w-full sm:flex-1 lg:col-span-4">
            <h2 className="text-intro">{name}</h2>
            <p className="mt-1 max-w-lead text-body text-ink2">{text}</p>
            <p className="text-small mt-3 max-w-118">
              <span className="me-1 text-ink2">{words.ask}</span> {ask}
            </p>
            <p className="text-small mt-1.5 max-w-118">
              <span className="me-1 text-ink2">{words.show}</span> {show}
            </p>
          </div>
          {note ? (
            <p className="text-small flex w-full gap-3 text-ink2 sm:max-lg:order-2 sm:max-lg:ps-49 sm:max-lg:pe-35 lg:col-span-3">
              <span className="text-small tabular-nums">{number}</span>
              <span>
                <WholeWords text={note} />
                {explorer && (
                  <a href="#accuracy" className="inline-link mt-1 block text-acc">
                    {explorer.link}
                  </a>
                )}
              </span>
            </p>
          ) : (
            <span className="max-lg:hidden lg:col-span-3" />
          )}
          {explorer && (
            <div id="accuracy" className="order-2 mt-6 w-full min-w-0 lg:col-span-12">
              <LazyAccuracy words={explorer} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
