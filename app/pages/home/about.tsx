import type { Claim } from "../../../content/types/claims.ts";
import type { HomeWords } from "../../../content/types/home.ts";
import type { ToolsWords } from "../../../content/types/tools.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

type Words = HomeWords["about"] & { claims: readonly Claim[]; tools: ToolsWords };

/** A paragraph about the company, and the marketing figures with their notes. */
export function About({ words }: { words: Words }) {
  return (
    <div className="wrap section">
      <section id="about" aria-labelledby="about-heading" className="cols">
        <SectionHeading number={words.number} heading={words.heading} id="about-heading" span="lg:col-end-8">
          <div className="mt-6 lg:col-span-5 lg:col-start-8 lg:mt-2">
            <p className="type-lead text-ink2">{words.text}</p>
            <ul className="mt-8 grid grid-cols-2 gap-x-6 border-t border-rule">
              {words.values.map((value) => (
                <li key={value} className="border-b border-rule text-xl">
                  <a href={`${words.links.about.path}#values`} className="block py-3.5 hover:text-acc">
                    {value}
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-8 flex gap-8">
              <a className="link" href={words.links.about.path}>
                {words.links.about.label}
              </a>
              <a className="link" href={words.links.whyUs.path}>
                {words.links.whyUs.label}
              </a>
            </p>
          </div>
        </SectionHeading>
      </section>
      <section id="why-us" aria-labelledby="why-us-heading" className="cols mt-14 lg:mt-18">
        <h2 id="why-us-heading" className="sr-only">
          {words.claimsHeading}
        </h2>
        <dl className="claims grid border-t border-ink lg:col-start-2 lg:col-end-13">
          {words.claims.map((claim) => (
            <div
              key={claim.value}
              className="border-rule pt-6 max-lg:border-b max-lg:pe-5 max-lg:pb-6 max-lg:last:col-span-full lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:px-5 lg:first:ps-0 lg:not-first:border-s"
            >
              <dt className="flex flex-col-reverse self-start">
                <span className="mt-1.5 leading-snug">{claim.meaning}</span>
                <span className="type-figure">
                  <WholeWords text={claim.value} />
                </span>
              </dt>
              <dd className="type-hint mt-3 text-ink2">
                <WholeWords text={claim.note} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 lg:col-start-2 lg:col-end-13">
          <span className="max-lg:basis-full">{words.tools.intro}</span>
          {words.tools.list.map(({ name, path }) => (
            <a key={path} href={path} className="link">
              {name}
            </a>
          ))}
        </p>
      </section>
    </div>
  );
}
