import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { site } from "../../../settings/site.js";
import { seal } from "../../drawn/assessment.ts";
import { OkMark } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "./section.tsx";

/** Three badges, each with a link to its evidence or to the contact page, and three statements. */
export function Compliance({ words }: { words: FraudResilienceAssessment["compliance"] }) {
  return (
    <Section id="compliance-section" heading={words.heading} lead={words.lead}>
      <div className="mt-12 grid gap-x-6 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-4 sm:grid-cols-3">
          {words.badges.map((badge) => {
            const url = site.evidence[badge.evidence];
            const evidence = url
              ? { path: url, label: words.evidenceLink }
              : { path: words.askPath, label: badge.ask };
            return (
              <li key={badge.name} className="flex gap-5 sm:block">
                <div className="relative w-26 shrink-0 sm:w-full sm:max-w-37">
                  <Picture of={seal} layers={["seal"]} className="w-full" />
                  <span
                    aria-hidden="true"
                    className="absolute inset-0 m-auto grid w-seal place-content-center text-center text-small/tight font-medium arabic:leading-snug"
                  >
                    {badge.seal}
                  </span>
                </div>
                <div className="self-center">
                  <p className="text-small font-medium sm:mt-3">{badge.name}</p>
                  <a
                    href={evidence.path}
                    rel={url ? "external noopener" : undefined}
                    className={`inline-link inline-block py-0.5 text-small/relaxed ${url ? "" : "text-ink2"}`}
                  >
                    {evidence.label}
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
        <ul className="border-t border-ink">
          {words.statements.map((statement) => (
            <li key={statement.name} className="flex gap-6 border-b border-rule py-5">
              <OkMark size={16} className="mt-1.5 shrink-0 text-acc" />
              <div>
                <p className="text-intro leading-snug">{statement.name}</p>
                <p className="text-small mt-1.5 text-ink2">{statement.text}</p>
                {statement.link ? (
                  <a href={statement.link.path} className="inline-link text-small mt-1 block w-fit">
                    {statement.link.label}
                  </a>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
