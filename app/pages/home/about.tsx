import type { HomeWords } from "../../../content/types/home.ts";
import type { ToolsWords } from "../../../content/types/tools.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

type Words = HomeWords["about"] & {
  claims: readonly { value: string; meaning: string }[];
  tools: ToolsWords;
};

/** The marketing figures, each with a short note; the rest of the notes opens below them. */
function Claims({ words }: { words: Words }) {
  return (
    <section id="why-us" aria-labelledby="why-us-heading" className="ink">
      <div className="wrap py-20 lg:py-24">
        <h2 id="why-us-heading" className="sr-only">
          {words.claimsHeading}
        </h2>
        <dl className="claims grid border-t border-ink">
          {words.claims.map(({ value, meaning }, index) => (
            <div
              key={value}
              className="border-rule pt-6 max-xl:not-last:border-b max-xl:pe-5 max-xl:pb-6 max-xl:last:col-span-full xl:row-span-2 xl:grid xl:grid-rows-subgrid xl:px-4 xl:first:ps-0 xl:last:pe-0 xl:not-first:border-s"
            >
              <dt className="flex flex-col-reverse self-start">
                <span className="mt-1.5 leading-snug">{meaning}</span>
                <span className="flex items-start gap-0.5">
                  <span className="text-display wrap-anywhere">
                    <WholeWords text={value} />
                  </span>
                  <sup aria-hidden="true" className="text-small tabular-nums mt-2.5 text-ink2">
                    {index + 1}
                  </sup>
                </span>
              </dt>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <span className="max-lg:basis-full">{words.tools.intro}</span>
          {words.tools.list.map(({ name, path }) => (
            <a key={path} href={path} className="link">
              {name}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

/** A paragraph about the company, and the marketing figures. */
export function About({ words }: { words: Words }) {
  return (
    <>
      <section id="about" aria-labelledby="about-heading" className="wrap section">
        <div className="cols">
          <SectionHeading heading={words.heading} id="about-heading" span="lg:col-end-8">
            <div className="mt-6 lg:col-span-5 lg:col-start-8 lg:mt-2">
              <p className="text-intro max-w-lead text-ink2">{words.text}</p>
              <ul className="mt-8 grid grid-cols-2 gap-x-6 border-t border-rule">
                {words.values.map((value) => (
                  <li key={value} className="border-b border-rule text-intro">
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
        </div>
      </section>
      <Claims words={words} />
    </>
  );
}
