import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { Reckoned, Settings } from "./accuracy.ts";
import { count, perCent, shareOf } from "./numbers.ts";

/** A hundred alerts as strokes: those that are fraud come first. */
function Hundred({ frauds }: { frauds: number }) {
  const strokes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, k) => `M${(from + k) * 4 + 2} 0v22`).join("");
  return (
    <svg className="accuracy-hundred" viewBox="0 0 400 22" preserveAspectRatio="none" aria-hidden="true">
      <path className="found" d={strokes(0, frauds)} />
      <path className="stopped" d={strokes(frauds, 100)} />
    </svg>
  );
}

/** The six numbers that follow from the settings. */
export function Cells({ now, words }: { now: Reckoned; words: AccuracyWords }) {
  const { found, missed, stopped, precision, perFraud, doNothing, none } = words.results;
  const hundred = now.precision === undefined ? undefined : Math.round(now.precision * 100);
  const cells = [
    { name: found.name, value: count(now.found), note: fill(found.note, { frauds: count(now.frauds) }) },
    { name: missed.name, value: count(now.missed), note: missed.note },
    { name: stopped.name, value: count(now.stopped), note: stopped.note },
    { name: precision.name, value: hundred ?? none, note: hundred === undefined ? precision.none : "" },
    {
      name: perFraud.name,
      value: now.perFraud === undefined ? none : count(now.perFraud),
      note:
        now.perFraud === undefined
          ? perFraud.none
          : fill(perFraud.note, { stopped: count(now.stopped), found: count(now.found) }),
    },
    {
      name: doNothing.name,
      value: perCent(now.doNothing),
      note: fill(doNothing.note, { frauds: count(now.frauds) }),
    },
  ];
  return (
    <dl className="accuracy-cells">
      {cells.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tool-number accuracy-number">
            <WholeWords text={String(value)} />
            {name === precision.name && hundred !== undefined && (
              <small> {fill(precision.note, { alerts: count(now.alerts) })}</small>
            )}
          </dd>
          <dd className="type-hint text-ink2">
            {note ? <WholeWords text={note} /> : hundred !== undefined && <Hundred frauds={hundred} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The formulae with the visitor's numbers, and their sources. */
export function Worked(props: { now: Reckoned; settings: Settings; words: AccuracyWords }) {
  const { now, settings, words } = props;
  const events = count(settings.events);
  const sums = [
    `${events} × ${perCent(settings.rate)} = ${count(now.frauds)}`,
    `${events} × ${perCent(100 - settings.accuracy)} = ${count(now.mistakes)}`,
    `${count(now.frauds)} × ${shareOf(1 - now.share)} = ${count(now.missed)}`,
    `${count(now.mistakes)} − ${count(now.missed)} = ${count(now.stopped)}`,
    `${count(now.found)} + ${count(now.stopped)} = ${count(now.alerts)}`,
    perCent(now.doNothing),
  ];
  return (
    <details className="accuracy-worked">
      <summary className="link">{words.worked.summary}</summary>
      <div>
        {words.worked.rows.map((row, k) => (
          <p key={row}>
            <WholeWords text={row} />
            <bdi dir="ltr" className="type-mono block text-ink2">
              {sums[k]}
            </bdi>
          </p>
        ))}
        <p className="text-ink2">{words.worked.source}</p>
      </div>
    </details>
  );
}
