import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { site } from "../../../site.config.ts";
import { OkMark } from "../../ui/marks.tsx";
import { Seal } from "./drawings.tsx";
import { Section } from "./section.tsx";

/** Three badges, each with a link to its evidence or to the contact page, and three statements. */
export function Compliance({ words }: { words: FraudResilienceAssessment["compliance"] }) {
  return (
    <Section id="compliance-section" heading={words.heading} lead={words.lead}>
      <div className="mt-12 grid gap-x-6 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-4 sm:grid-cols-3">
          {words.badges.map((badge) => {
            const url = site.evidence[badge.evidence];
            const evidence = url ? { path: url, label: words.evidenceLink } : words.evidenceOnRequest;
            return (
              <li key={badge.name} className="badge">
                <div>
                  <Seal />
                  <span aria-hidden="true">{badge.seal}</span>
                </div>
                <div>
                  <p className="type-label">{badge.name}</p>
                  <a
                    href={evidence.path}
                    rel={url ? "external" : undefined}
                    className={`inline-link ${url ? "" : "text-ink2"}`}
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
            <li key={statement.name} className="statement">
              <OkMark size={16} className="mt-1.5 shrink-0 text-acc" />
              <div>
                <p>{statement.name}</p>
                <p>{statement.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
