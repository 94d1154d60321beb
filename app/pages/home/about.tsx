import type { Words } from "../../../content/words.ts";
import { aboutHead } from "../../pictures/about.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";

/** A paragraph about the company, beside the pattern without a fault: fraud looks like this too. */
export function About({ words }: { words: Words["home"]["about"] }) {
  return (
    <section
      id="about"
      aria-labelledby="about-heading"
      className="relative overflow-clip border-y border-ink columns:min-h-94"
    >
      <div className="home-about h-45 overflow-clip pairs:h-60 columns:absolute columns:inset-y-0 columns:end-0 columns:h-auto">
        <Picture of={aboutHead} fit="xMinYMid slice" className="mirrors" />
      </div>
      <div className="wrap relative">
        <div className="py-10 columns:max-w-142 columns:py-12">
          <h2 id="about-heading" className="max-w-heading text-title">
            {words.heading}
          </h2>
          <p className="mt-5 text-intro">{words.text}</p>
          <p className="mt-6 flex gap-8">
            <PageLink to={words.links.about} className="link" />
            <PageLink to={words.links.whyUs} className="link" />
          </p>
        </div>
      </div>
    </section>
  );
}
