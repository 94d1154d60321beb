import { Fragment } from "react";
import type { Detail, DetailLine } from "../../content/contact-details.ts";
import { site } from "../../settings/site.js";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { LocalOfficeHours } from "./local-office-hours.tsx";

/** The times of a line stay together where it breaks, with a word that a hard space ties to them. */
function Times({ text }: { text: string }) {
  const at = text.search(/[^ ]*\d/);
  return (
    <>
      <NoBreakText text={text.slice(0, at)} />
      <span className="inline-block">{text.slice(at)}</span>
    </>
  );
}

function Line({ text, href, isNumber, localHours }: DetailLine) {
  const words = isNumber ? <bdi dir="ltr">{text}</bdi> : localHours ? <Times text={text} /> : text;
  if (!href) return <p>{words}</p>;
  const rel = href.startsWith("https:") ? "external noopener" : undefined;
  return (
    <p>
      <a href={href} rel={rel} className="inline-link inline-block font-medium">
        {words}
      </a>
    </p>
  );
}

/** Room for the longest label, which is "WhatsApp" where it is shown. */
const LABEL = site.whatsApp ? "pairs:w-22 arabic:pairs:w-27" : "pairs:w-20 arabic:pairs:w-27";

/** Ways to reach us without the form: one email address, offices, hours. */
export function ContactDetails({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="border-t border-ink">
      {details.map((detail) => (
        <div key={detail.label} className="gap-x-4 border-b border-rule py-4 pairs:flex">
          <dt className={`shrink-0 font-medium ${LABEL}`}>{detail.label}</dt>
          <dd className="min-w-0">
            {detail.lines.map((line) => (
              <Fragment key={line.text}>
                <Line {...line} />
                {line.localHours ? <LocalOfficeHours text={line.localHours} /> : null}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
