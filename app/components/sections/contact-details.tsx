import type { Detail, DetailLine } from "../../../content/en/contact-details.ts";
import { LocalHours } from "./local-hours.tsx";

function Line({ text, href, number }: DetailLine) {
  const words = number ? <bdi dir="ltr">{text}</bdi> : text;
  if (!href) return <p className="text-ink2">{words}</p>;
  return (
    <p>
      <a href={href} className="inline-link inline-block py-0.5">
        {words}
      </a>
    </p>
  );
}

/** Ways to reach us without the form. */
export function ContactDetails({ heading, details }: { heading: string; details: readonly Detail[] }) {
  return (
    <section>
      <h2 className="type-row border-b border-ink pb-4">{heading}</h2>
      <dl>
        {details.map((detail) => (
          <div key={detail.label} className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[102px_1fr]">
            <dt className="font-medium">{detail.label}</dt>
            <dd>
              {detail.lines.map((line) => (
                <Line key={line.text} {...line} />
              ))}
              {detail.hours && <LocalHours hours={detail.hours} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
