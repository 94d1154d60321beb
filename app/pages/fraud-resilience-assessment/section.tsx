import type { ReactNode } from "react";
import { WholeWords } from "../../ui/whole-words.tsx";

/**
 * One of the eight sections: heading and lead from the third column and their rule above them, the contents list beside
 * it.
 */
export function Section(props: { id: string; heading: string; lead?: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-heading`}>
      <div className="cols wrap">
        <div className="section border-t border-rule ml:max-lg:ms-50 lg:col-span-10 lg:col-start-3">
          <h2 id={`${props.id}-heading`} className="text-title max-w-h2">
            <WholeWords text={props.heading} />
          </h2>
          {props.lead && (
            <p className="text-intro max-w-lead mt-6 text-ink2">
              <WholeWords text={props.lead} />
            </p>
          )}
          {props.children}
        </div>
      </div>
    </section>
  );
}
