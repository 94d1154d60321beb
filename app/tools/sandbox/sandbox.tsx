import { useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useLanguage } from "../../words/use-language.ts";
import { Announcement } from "../announcement.tsx";
import { CopyText } from "../copy-text.tsx";
import { useWidth } from "../use-width.ts";
import { SEEDS } from "./address.ts";
import { LimitCells, PriceFields } from "./controls.tsx";
import { Mark } from "./mark.tsx";
import { Picture } from "./picture.tsx";
import { Reasons } from "./reasons.tsx";
import { Results } from "./results.tsx";
import { limitsIn, money, outcomeIn } from "./sentences.ts";
import { Best, Tries } from "./tries.tsx";
import { useSandbox } from "./use-sandbox.ts";

/** The width the picture is prerendered at. */
const WIDE = 1254;

const marks = ["passed", "stopped", "missed", "caught"] as const;

/** Three limits for one synthetic day of payments, and what each setting costs. */
export default function RuleSandbox({ words }: { words: SandboxWords }) {
  const live = useHydrated();
  const language = useLanguage();
  const sandbox = useSandbox();
  const [notice, setNotice] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, WIDE);
  const { seed, limits, prices, cube, outcome, isBestShown, setBestShown } = sandbox;
  const shared = { sandbox, words, language, disabled: !live };
  const day = SEEDS.indexOf(seed) + 1;
  const said = outcomeIn(outcome, cube, words, language);
  return (
    <div
      className="tool-sheet sandbox-sheet"
      data-live={live || undefined}
      onInput={() => setNotice(undefined)}
    >
      <div className="tool-top sandbox-top">
        <h3>{words.title}</h3>
        <p className="type-mono text-ink2">
          {day > 0 ? fill(words.day, { n: day, of: SEEDS.length }) : fill(words.otherDay, { seed })}
        </p>
        <p className="sample-tag">{words.label}</p>
      </div>
      <div className="sandbox-stage">
        <LimitCells {...shared} />
        <figure className="sandbox-figure">
          <ul className="tool-keys sandbox-keys type-mono mb-2.5" aria-hidden="true">
            {marks.map((mark, k) => (
              <li key={mark}>
                <Mark of={mark} /> {words.keys[k]}
              </li>
            ))}
          </ul>
          <div ref={box} className="tool-picture">
            <Picture sandbox={sandbox} words={words} width={width} />
          </div>
          <figcaption className="type-small">
            <strong className="font-medium">{words.howToRead}</strong> {words.reading}
          </figcaption>
        </figure>
        <PriceFields {...shared} />
      </div>
      {live && (
        <p className="sandbox-settings type-small">
          {fill(words.settings, {
            limits: limitsIn(limits, words, language),
            review: money(prices.review, words, language),
            good: money(prices.good, words, language),
          })}
        </p>
      )}
      <Results outcome={outcome} cube={cube} words={words} />
      <div className="sandbox-below scripts-off:hidden">
        <Reasons {...shared} />
        <div>
          <Tries {...shared} />
          {isBestShown && <Best {...shared} />}
        </div>
      </div>
      <div className="tool-acts sandbox-acts scripts-off:hidden">
        <button
          type="button"
          className="btn btn-bar"
          disabled={!live}
          aria-expanded={isBestShown}
          onClick={() => setBestShown(!isBestShown)}
        >
          {isBestShown ? words.best.hide : words.best.show}
        </button>
        <button type="button" className="link" disabled={!live} onClick={sandbox.anotherDay}>
          {words.another}
        </button>
        <button type="button" className="link" disabled={!live} onClick={sandbox.startAgain}>
          {words.again}
        </button>
        {live && (
          <CopyText
            label={words.copy.link}
            text={sandbox.link}
            words={words.copy}
            className="link"
            say={setNotice}
          />
        )}
        <p className="type-hint text-ink2">{words.privacy}</p>
      </div>
      <Announcement text={notice ?? said} />
    </div>
  );
}
