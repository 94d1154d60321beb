import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { LozengeDot } from "../../ui/marks.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

const PLAIN = "border-ink max-md:border-t md:px-4 lg:px-7 md:first:ps-0 md:last:pe-0";
const HIGHLIGHTED = "tier-dark bg-ink px-6 text-paper md:-my-5 md:px-4 md:py-13 lg:px-6";

/** Three tiers; each button names its plan in the request. */
export function Pricing({ words }: { words: FraudResilienceAssessment["pricing"] }) {
  return (
    <Section id="pricing-section" heading={words.heading} lead={words.lead}>
      <ul className="tiers mt-14 grid break-inside-avoid gap-y-6 border-ink md:grid-cols-3 md:gap-y-0 md:border-y">
        {words.tiers.map((tier) => (
          <li
            key={tier.plan}
            className={`tier py-8 md:row-span-4 md:grid md:grid-rows-subgrid ${tier.badge ? HIGHLIGHTED : PLAIN}`}
          >
            <div>
              {tier.badge && (
                <p className="text-small tabular-nums mb-1 flex h-5 items-center gap-2 font-medium md:-mt-6">
                  <LozengeDot current size={9} />
                  {tier.badge}
                </p>
              )}
              <h3 className="text-intro leading-snug">{tier.name}</h3>
            </div>
            <p className="text-small mt-1 mb-6 text-ink2">
              <span className="block">{tier.terms}</span>
              <span className="block">{tier.line}</span>
            </p>
            <ul className="text-small">
              {tier.items.map((item) => (
                <li key={item} className="border-t border-rule py-2.5 last:border-b">
                  <WholeWords text={item} />
                </li>
              ))}
            </ul>
            <p className="pt-8">
              <a
                href={`${words.requestPath}?plan=${tier.plan}`}
                className={`btn ${tier.badge ? "bg-paper text-ink hover:bg-sand hover:text-ink" : ""}`}
              >
                {tier.button}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
