import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { LazySandbox } from "../../tools/sandbox/lazy-sandbox.tsx";

/** The rule sandbox under its own heading. */
export function SandboxSection({ words }: { words: SandboxWords }) {
  return (
    <section id="sandbox" aria-labelledby="sandbox-heading" className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24 cols">
        <SectionHeading heading={words.heading} id="sandbox-heading">
          <p className="text-body max-w-body mt-4 text-ink2 lg:col-start-9 lg:col-end-13 lg:mt-3">
            {words.lead}
          </p>
        </SectionHeading>
        <div className="mt-8 sm:mt-10 lg:col-start-2 lg:col-end-13 lg:mt-14">
          <LazySandbox words={words} />
        </div>
      </div>
    </section>
  );
}
