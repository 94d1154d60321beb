import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { LazySandbox } from "../../tools/sandbox/lazy-sandbox.tsx";

/** The rule sandbox under its own heading. */
export function SandboxSection({ words }: { words: SandboxWords }) {
  return (
    <section id="sandbox" aria-labelledby="sandbox-heading" className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24">
        <div className="cols mb-10 items-end gap-y-4 max-sm:mb-6">
          <h2 id="sandbox-heading" className="type-h2 lg:col-start-2 lg:col-end-8">
            {words.heading}
          </h2>
          <p className="type-lead text-ink2 lg:col-span-5">{words.lead}</p>
        </div>
        <LazySandbox words={words} />
      </div>
    </section>
  );
}
