import { type ReactNode, useSyncExternalStore } from "react";
import type { HomeContent } from "../../../routes/home.tsx";
import { officeHoursIn } from "./office-hours.ts";

type Words = HomeContent["contact"];

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid border-b border-rule py-4 sm:grid-cols-[7.9rem_minmax(0,1fr)]">
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink2">{children}</dd>
    </div>
  );
}

const never = () => () => {};
const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours on the visitor's clock; the line is kept free until scripts know it, so that nothing moves. */
function LocalHours({ words }: { words: Words }) {
  const zone = useSyncExternalStore(never, visitorZone, () => undefined);
  const hours = zone ? officeHoursIn(new Date(), zone, navigator.language) : undefined;
  const [before = "", between = "", after = ""] = words.localHours.split(/\{from\}|\{to\}/);
  return (
    <p className="local-hours min-h-[1.6em]">
      {hours ? (
        <>
          {before}
          <bdi>{hours.from}</bdi>
          {between}
          <bdi>{hours.to}</bdi>
          {after}
        </>
      ) : null}
    </p>
  );
}

/** Mail, offices and hours. */
export function ContactDetails({ words, chart }: { words: Words; chart: ReactNode }) {
  const { mailbox, offices, labels } = words;
  return (
    <div>
      <dl className="border-t border-ink">
        <Detail name={labels.email}>
          <a className="inline-link text-ink" href={`mailto:${mailbox}`}>
            {mailbox}
          </a>
        </Detail>
        {offices.map((office) => (
          <Detail key={office.city} name={office.city}>
            <p>{office.address}</p>
            <p>
              <a className="inline-link text-ink" href={`tel:${office.dial}`}>
                <bdi>{office.phone}</bdi>
              </a>
            </p>
          </Detail>
        ))}
        <Detail name={labels.hours}>
          <p>{words.hours.office}</p>
          <LocalHours words={words} />
          <p>{words.hours.support}</p>
        </Detail>
      </dl>
      {chart}
    </div>
  );
}
