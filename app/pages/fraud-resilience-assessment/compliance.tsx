import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { site } from "../../../site.config.ts";
import { OkMark } from "../../ui/marks.tsx";
import { Seal } from "./drawings.tsx";
import { Section } from "./section.tsx";

/** Three badges, each with a link to its evidence or to the contact page, and three statements. */
export function Compliance({ words }: { words: FraudResilienceAssessment["compliance"] }) {
  return (
    <Section id="compliance-section" heading={words.heading} lead={words.lead}>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-4 sm:grid-cols-3">
          {words.badges.map((badge) => {
            const url = site.evidence[badge.evidence];
            const evidence = url ? { path: url, label: words.evidenceLink } : words.evidenceOnRequest;
            return (
              <li key={badge.name} className="flex gap-5 sm:block sm:text-center">
                <div className="relative w-26 shrink-0 sm:mx-auto sm:w-full sm:max-w-37">
                  <Seal />
                  <span
                    aria-hidden="true"
                    className="seal-name absolute inset-0 m-auto grid place-content-center text-center text-xs leading-tight font-medium"
                  >
                    {badge.seal}
                  </span>
                </div>
                <div className="self-center">
                  <p className="type-label sm:mt-3">{badge.name}</p>
                  <a
                    href={evidence.path}
                    rel={url ? "external" : undefined}
                    className={`inline-link type-hint py-0.5 max-sm:block max-sm:w-fit sm:inline-block ${url ? "" : "text-ink2"}`}
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
              <span className="mt-1.5 shrink-0 text-acc">
                <OkMark size={16} />
              </span>
              <span>
                <span className="block text-xl leading-snug">{statement.name}</span>
                <span className="type-small mt-1.5 block text-ink2">{statement.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
