import type { Words } from "../../../content/words.ts";
import { LazySandbox } from "../../tools/sandbox/lazy-sandbox.tsx";

/** The rule sandbox, which has its own heading. */
export function SandboxSection({ words }: { words: Words["sandbox"] }) {
  return (
    <section
      id="sandbox"
      aria-labelledby="sandbox-heading"
      className="-scroll-mt-13 border-t border-rule py-10"
    >
      <div className="wrap">
        <LazySandbox words={words} />
      </div>
    </section>
  );
}
