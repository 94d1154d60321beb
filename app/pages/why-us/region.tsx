import type { ComponentProps } from "react";
import { RuleRows } from "../../sections/rule-rows.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

interface RegionWords extends ComponentProps<typeof RuleRows> {
  number: string;
  heading: string;
  text: string;
}

/** The rules of the region across the page. */
export function Region({ words }: { words: RegionWords }) {
  const id = `section-${words.number}`;
  return (
    <section aria-labelledby={id} className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id={id} />
        <p className="mt-5 max-w-lead text-body text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">
          <WholeWords text={words.text} />
        </p>
        <div className="mt-8 lg:col-start-2 lg:col-end-13 lg:mt-14">
          <RuleRows rules={words.rules} />
        </div>
      </div>
    </section>
  );
}
