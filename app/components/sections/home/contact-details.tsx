import type { ReactNode } from "react";
import type { HomeContent } from "../../../routes/home.tsx";
import { LocalHours } from "../local-hours.tsx";

type Words = HomeContent["contact"];

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid border-b border-rule py-4 sm:grid-cols-[7.9rem_minmax(0,1fr)]">
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink2">{children}</dd>
    </div>
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
          <LocalHours text={words.localHours} />
          <p>{words.hours.support}</p>
        </Detail>
      </dl>
      {chart}
    </div>
  );
}
