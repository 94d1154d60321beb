import { PageLink } from "../../ui/links.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { PageProps } from "../data.server.ts";

/** The pilot, and the marketing figures under one note. */
export function Pilot({ words }: { words: PageProps<"home">["data"]["pilot"] }) {
  return (
    <section id="why-us" aria-labelledby="why-us-heading" className="wrap section pb-0">
      <div className="cols items-end gap-y-6 border-b border-ink pb-12">
        <h2 id="why-us-heading" className="text-title text-balance columns:col-span-6">
          {words.heading}
        </h2>
        <div className="columns:col-span-6">
          <p className="text-intro">{words.text}</p>
          <PageLink className="btn mt-6 max-pairs:w-full" to={words.link} />
        </div>
      </div>
      <dl className="home-figures cols gap-y-10 border-b border-rule py-10">
        {words.claims.map(({ value, meaning }) => (
          <div key={value} className="flex flex-col-reverse justify-end">
            <dt className="text-intro">{meaning}</dt>
            <WholeWords as="dd" className="whitespace-nowrap" text={value} />
          </div>
        ))}
      </dl>
      <p className="mt-4">{words.note}</p>
    </section>
  );
}
