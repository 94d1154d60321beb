import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { Reckoned, Settings } from "./accuracy.ts";
import { count, perCent, shareOf, shareWriter } from "./numbers.ts";

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
export function Cells({ now, isHalf, words }: { now: Reckoned; isHalf: boolean; words: AccuracyWords }) {
  const { none, rare, ...results } = words.results;
  const { found, missed, stopped, precision, perFraud, doNothing } = results;
  const hundred = now.precision === undefined ? undefined : now.precision * 100;
  const counts = { frauds: count(now.frauds), stopped: count(now.stopped), found: count(now.found) };
  const isRare = now.frauds < 1;
  const cells = [
    { id: "found", value: counts.found, note: isRare ? rare : fill(found.note, counts) },
    { id: "missed", value: count(now.missed), note: missed.note },
    {
      id: "stopped",
      value: counts.stopped,
      note: fill(stopped.note, { rate: perCent(now.falsePositives * 100) }),
    },
    {
      id: "precision",
      value: hundred === undefined ? none : count(hundred),
      note: hundred === undefined ? precision.none : "",
    },
    {
      id: "perFraud",
      value: now.perFraud === undefined ? none : count(now.perFraud),
      note: now.perFraud === undefined ? perFraud.none : isRare ? rare : fill(perFraud.note, counts),
    },
    {
      id: "doNothing",
      value: perCent(now.doNothing),
      note: fill(isHalf ? doNothing.noteHalf : doNothing.note, counts),
    },
  ] as const;
  return (
    <dl className="accuracy-cells">
      {cells.map(({ id, value, note }) => (
        <div key={id} data-cell={id}>
          <dt>{results[id].name}</dt>
          <dd className="tool-number accuracy-number">
            <span key={value}>
              <WholeWords text={value} />
            </span>
            {id === "precision" && hundred !== undefined && (
              <small>{` ${fill(precision.note, { alerts: count(now.alerts) })}`}</small>
            )}
          </dd>
          <dd key={note} className="text-small text-ink2">
            {note ? (
              <WholeWords text={note} />
            ) : (
              hundred !== undefined && <Hundred frauds={Math.round(hundred)} />
            )}
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
  const { isHalf, accuracy } = settings;
  const good = count(settings.events - now.frauds);
  const wrong = perCent(100 - accuracy);
  const falsePositives = perCent(now.falsePositives * 100);
  const missedShare = shareWriter(settings)(1 - now.share);
  const stopped = isHalf
    ? ([
        { id: "falsePositivesHalf", sum: `2 × ${wrong} − ${missedShare} = ${falsePositives}` },
        { id: "stoppedHalf", sum: `${good} × ${falsePositives} = ${count(now.stopped)}` },
      ] as const)
    : ([
        { id: "mistakes", sum: `${events} × ${wrong} = ${count(now.mistakes)}` },
        { id: "stopped", sum: `${count(now.mistakes)} − ${count(now.missed)} = ${count(now.stopped)}` },
        { id: "falsePositives", sum: `${count(now.stopped)} ÷ ${good} = ${falsePositives}` },
      ] as const);
  const precision = now.precision === undefined ? words.results.none : shareOf(now.precision);
  const sums = [
    { id: "frauds", sum: `${events} × ${perCent(settings.rate)} = ${count(now.frauds)}` },
    { id: "missed", sum: `${count(now.frauds)} × ${missedShare} = ${count(now.missed)}` },
    ...stopped,
    { id: "alerts", sum: `${count(now.found)} + ${count(now.stopped)} = ${count(now.alerts)}` },
    { id: "precision", sum: `${count(now.found)} ÷ ${count(now.alerts)} = ${precision}` },
    { id: "doNothing", sum: perCent(now.doNothing) },
  ] as const;
  return (
    <details className="accuracy-worked">
      <summary className="link">{words.worked.summary}</summary>
      <div>
        {sums.map(({ id, sum }) => (
          <p key={id}>
            <WholeWords text={words.worked.rows[id]} />
            <bdi dir="ltr" className="text-small tabular-nums block text-ink2">
              {sum}
            </bdi>
          </p>
        ))}
        <p className="text-ink2">{words.worked.source}</p>
      </div>
    </details>
  );
}
