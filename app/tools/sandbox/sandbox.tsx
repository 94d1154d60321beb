import { useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { Announcement } from "../announcement.tsx";
import { CopyText } from "../copy-text.tsx";
import { PrintSheet } from "../print-sheet.tsx";
import { PrintedFrom } from "../printed-from.tsx";
import { SEEDS, START } from "./address.ts";
import { LimitCells, PriceFields, ShareChoice, shareOf } from "./controls.tsx";
import { shareIn } from "./day-cost.ts";
import { fates } from "./geometry.ts";
import { Mark } from "./mark.tsx";
import type { Payment } from "./payments.ts";
import { Picture } from "./picture.tsx";
import { Reasons, reasonsIn } from "./reasons.tsx";
import { Best, RecentSettings } from "./recent-settings.tsx";
import { Results } from "./results.tsx";
import { useSandbox } from "./use-sandbox.ts";

/** Three limits for one synthetic day of payments, and what each setting costs. */
export default function RuleSandbox({ words }: { words: SandboxWords }) {
  const [notice, setNotice] = useState<string>();
  const state = useSandbox(words);
  function pick(payment: Payment | undefined) {
    state.pick(payment);
    setNotice(payment && reasonsIn(payment, state));
  }
  const sandbox = { ...state, pick };
  const { settings, set, disabled, best, money, totals } = sandbox;
  const { seed, review, good } = settings;
  const day = SEEDS.indexOf(seed) + 1;
  function showBest() {
    const { limits } = totals.best(settings).cheapest;
    sandbox.setBestShown(!best);
    if (!best) setNotice(fill(words.best.heading, { limits: sandbox.limitsIn(limits) }));
  }
  function startAgain() {
    set({ ...START, seed });
    sandbox.setRecent([]);
    sandbox.setBestShown(false);
  }
  return (
    <div
      className="tool-sheet sandbox-sheet"
      data-live={!disabled || undefined}
      onInput={() => setNotice(undefined)}
      onClickCapture={() => setNotice(undefined)}
    >
      <div className="tool-top">
        <h3 className="max-sm:w-full">{words.title}</h3>
        <p className="text-small tabular-nums text-ink2">
          {fill(day > 0 ? words.day : words.otherDay, { n: day, of: SEEDS.length, seed })}
        </p>
        <p className="sample-tag whitespace-normal">{words.label}</p>
      </div>
      {/* The results below say it to screen readers. */}
      <p className="sandbox-cost scripts-off:hidden print:hidden" aria-hidden="true">
        <span className="text-small">{words.results.cost}</span>
        <bdi className="tool-number text-intro">{money(sandbox.outcome.cost)}</bdi>
        <span className="text-small tabular-nums ms-auto text-ink2 max-sm:hidden">
          {fill(words.without, { sar: money(totals.sar) })}
        </span>
      </p>
      <ShareChoice {...sandbox} />
      <div className="sandbox-stage">
        <LimitCells {...sandbox} />
        <figure className="sandbox-figure min-w-0 px-7 pt-5 pb-6 max-sm:px-5 max-sm:pt-3.5 max-sm:pb-5 xl:col-span-full">
          <ul className="tool-keys sandbox-keys text-small tabular-nums mb-2.5" aria-hidden="true">
            {fates.map((fate) => (
              <li key={fate}>
                <Mark of={fate} /> {words.keys[fate]}
              </li>
            ))}
          </ul>
          <Picture {...sandbox} />
          <figcaption className="text-small mt-3.5">
            <strong className="font-medium">{words.howToRead}</strong>{" "}
            <span>{sandbox.readingIn(settings.times)}</span>
          </figcaption>
        </figure>
        <PriceFields {...sandbox} />
      </div>
      {!disabled && (
        <p className="text-small hidden px-7 py-3 print:block">
          <span>
            {fill(words.settings, {
              limits: sandbox.limitsIn(settings),
              review: money(review),
              good: money(good),
              share: shareOf(shareIn(sandbox.payments, settings.times)),
            })}
          </span>{" "}
          <span>{`${sandbox.shareHint(settings.times)} ${words.share.warning}`}</span>
          <PrintedFrom link={sandbox.link} />
        </p>
      )}
      <Results {...sandbox} />
      <div className="sandbox-below scripts-off:hidden">
        <Reasons {...sandbox} />
        <div>
          <RecentSettings {...sandbox} />
          {best && <Best {...sandbox} best={best} />}
        </div>
      </div>
      <div className="sandbox-acts scripts-off:hidden flex flex-wrap items-center gap-x-7 gap-y-3 border-t border-rule px-7 py-4.5 max-sm:px-5">
        <button type="button" className="btn btn-bar" disabled={disabled} onClick={showBest}>
          {best ? words.best.hide : words.best.show}
        </button>
        <button
          type="button"
          className="link"
          disabled={disabled}
          onClick={() => set({ seed: SEEDS[day % SEEDS.length] ?? START.seed })}
        >
          {words.another}
        </button>
        <button type="button" className="link" disabled={disabled} onClick={startAgain}>
          {words.again}
        </button>
        {!disabled && (
          <CopyText
            label={words.copy.link}
            text={sandbox.link}
            words={words.copy}
            className="link"
            say={setNotice}
          />
        )}
        <PrintSheet label={words.print} disabled={disabled} />
        <p className="text-small text-ink2 lg:ms-auto">{words.privacy}</p>
      </div>
      <Announcement text={notice ?? sandbox.said} />
    </div>
  );
}
