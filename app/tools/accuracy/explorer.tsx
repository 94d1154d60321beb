import { Fragment, useEffect, useId, useReducer, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { useLanguage } from "../../words/use-language.ts";
import { Announcement } from "../announcement.tsx";
import { CopyText } from "../copy-text.tsx";
import { PrintSheet } from "../print-sheet.tsx";
import { PrintedFrom } from "../printed-from.tsx";
import { Slider } from "../slider.tsx";
import { useAddress } from "../use-address.ts";
import { useWidth } from "../use-width.ts";
import { reckon, type Settings } from "./accuracy.ts";
import { hashOf, START, settingsOf } from "./address.ts";
import { Cells, Worked } from "./cells.tsx";
import { parts, pictureOf, scaleOf } from "./geometry.ts";
import { Inputs } from "./inputs.tsx";
import { Money } from "./money.tsx";
import { count, perCent, shareWriter } from "./numbers.ts";
import { Picture, pictureWords } from "./picture.tsx";
import { allowedIn, findingOf, questionsOf, readingIn, resultIn, sampleOf } from "./sentences.ts";

/** Widths the picture is prerendered at. */
const WIDE = 830;
const SMALL = 350;

/** The accuracy explorer: every system of one accuracy, by the share of fraud it catches. */
export default function Explorer({ words }: { words: AccuracyWords }) {
  const live = useHydrated();
  const language = useLanguage();
  const { settings, change, link } = useAddress(START, settingsOf, hashOf);
  const [notice, setNotice] = useState<string>();
  const sheet = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  // A wrong entry changes no settings: only its field knows of it.
  useEffect(() => setWrong(!!sheet.current?.querySelector("[aria-invalid]")));
  const width = useWidth(box, WIDE);
  const id = useId();
  const now = reckon(settings);
  const { title, unit } = pictureWords(pictureOf(settings, width), settings, words, language);
  const onChange = (to: Partial<Settings>) => {
    change((before) => {
      const after = { ...before, ...to };
      // Right as often for frauds as for genuine customers, until the visitor chooses a share caught.
      const isNew = after.isHalf && (to.isHalf || to.accuracy !== undefined);
      return isNew ? { ...after, caught: after.accuracy / 100 } : after;
    });
    setNotice(undefined);
  };
  const onCaught = (caught: number) => {
    const share = Math.min(now.high, Math.max(now.low, caught));
    onChange({ caught: Math.round(share * 1_000_000) / 1_000_000 });
  };
  const { from, to, steps } = scaleOf(settings);
  const shareOf = shareWriter(settings);
  const sample = words.sample[sampleOf(settings)];
  const finding = findingOf(now, settings, words);
  const allowed = allowedIn(now, settings, words);
  const reading = readingIn(now, settings, words);
  const said = isWrong ? words.errors.sheet : resultIn(now, settings, words);
  const shown = { settings, words, language };
  return (
    <div ref={sheet} className="tool-sheet accuracy-sheet" data-live={live || undefined} onInput={lookAgain}>
      <div className="tool-top">
        <h3>{words.title}</h3>
        <p className="text-small tabular-nums text-ink2">{words.aside}</p>
      </div>
      <div className="accuracy-main">
        <div className="accuracy-side flex flex-col justify-between gap-7 border-b border-rule p-7 max-sm:px-5 lg:border-e lg:border-b-0">
          <p key={finding.join("")} className="accuracy-say">
            {finding.map((piece, k) => {
              const Piece = k % 2 ? "b" : Fragment;
              return (
                <Piece key={piece}>
                  <WholeWords text={piece} />
                </Piece>
              );
            })}
          </p>
          <Inputs settings={settings} words={words} disabled={!live} onChange={onChange} />
          {live && (
            <p className="text-small hidden print:block">
              <span key={hashOf(settings)}>
                <WholeWords
                  text={fill(words.settings, {
                    events: count(settings.events),
                    rate: perCent(settings.rate),
                    accuracy: perCent(settings.accuracy),
                    share: shareOf(now.share),
                    sample: sample.name,
                  })}
                />
              </span>
              <PrintedFrom link={link} />
            </p>
          )}
        </div>
        <figure className="accuracy-figure @container min-w-0 px-7 pt-6 pb-4.5 max-sm:px-5">
          <p key={title} className="font-medium">
            <WholeWords text={title} />
          </p>
          <ul className="tool-keys text-small tabular-nums mt-1 mb-3" aria-hidden="true">
            {parts.map((part) => (
              <li key={part}>
                <svg width="16" height="10" aria-hidden="true">
                  <path className={`key ${part}`} d="M0 5h16" />
                </svg>{" "}
                {words.picture.keys[part]}
              </li>
            ))}
            <li>{unit}</li>
          </ul>
          <div ref={box} className="tool-picture">
            {live ? (
              <Picture {...shown} width={width} onCaught={onCaught} />
            ) : (
              <>
                <Picture {...shown} width={WIDE} className="max-sm:hidden" />
                <Picture {...shown} width={SMALL} className="sm:hidden" />
              </>
            )}
          </div>
          <div className="accuracy-caught">
            <Slider
              label={words.labels.caught}
              min={from * 100}
              max={to * 100}
              step={((to - from) / steps) * 100}
              value={now.share * 100}
              text={fill(words.labels.caughtValue, {
                share: shareOf(now.share),
                missed: count(now.missed),
                stopped: count(now.stopped),
              })}
              describedBy={`${id}-allowed`}
              disabled={!live}
              onValue={(value) => onCaught(value / 100)}
            />
          </div>
          <p className="flex min-h-6 flex-wrap items-baseline gap-x-4 gap-y-0.5 sm:justify-center">
            <span className="text-small font-medium">{words.labels.caught}</span>{" "}
            <span key={allowed} id={`${id}-allowed`} className="text-small text-ink2">
              <WholeWords text={allowed} />
            </span>
          </p>
          <p key={sample.note} className="text-small mt-3 text-balance sm:text-center">
            <WholeWords text={sample.note} />
          </p>
        </figure>
      </div>
      {isWrong && <p className="border-t border-rule px-7 py-3 text-bad max-sm:px-5">{words.errors.sheet}</p>}
      <Cells now={now} isHalf={settings.isHalf} words={words} />
      <Money {...{ now, settings, words, isWrong, onChange }} disabled={!live} />
      <p className="accuracy-read text-small px-7 pt-4.5 max-sm:px-5">
        <strong className="font-medium">{words.picture.howToRead}</strong>{" "}
        <span key={reading}>
          <WholeWords text={reading} />
        </span>
      </p>
      <div className="accuracy-acts flex flex-wrap items-center gap-x-7 gap-y-3 px-7 py-4.5 max-sm:px-5">
        {live && (
          <>
            <CopyText
              label={words.questions.button}
              text={() => questionsOf(now, settings, words, link())}
              words={words.copy}
              className="btn btn-bar"
              say={setNotice}
            />
            <CopyText
              label={words.copy.link}
              text={link}
              words={words.copy}
              className="link"
              say={setNotice}
            />
          </>
        )}
        <PrintSheet label={words.print} disabled={!live} />
        <Worked now={now} settings={settings} words={words} />
      </div>
      <Announcement text={notice ?? said} />
    </div>
  );
}
