import { type AnimationEvent, useState } from "react";
import { PageLink } from "../../ui/links.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";

/** The first screen: the product's picture to both edges, and on it the name, one sentence and one number. */
export function Stage({ name, page, labels, picture, isDark }: PageProps<"product">["data"]) {
  // The drawing must not draw itself again when it is hidden and shown again.
  const [isDrawn, setDrawn] = useState(false);
  const onAnimationEnd = ({ target }: AnimationEvent) =>
    setDrawn((before) => before || (target as Element).classList.contains("layer-checked"));
  return (
    <div className={`stage overflow-hidden ${isDark ? "ink" : "border-b border-ink"}`}>
      <div className="stage-frame relative mx-auto max-w-360 row:grid">
        <div className="stage-words relative z-1 flex flex-col px-5 pairs:px-16">
          <h1 className="text-display max-phone:text-title">{name}</h1>
          <NoBreakText
            as="p"
            className="stage-sentence mt-6 text-intro font-light text-balance"
            text={page.sentence}
          />
          <div className="mt-7 flex flex-wrap gap-3">
            {labels.actions.map((to, nth) => (
              <PageLink
                key={to.path}
                to={to}
                className={nth ? "btn max-pairs:hidden" : "btn btn-primary max-pairs:w-full"}
              />
            ))}
          </div>
        </div>
        <div
          className="stage-picture relative"
          data-drawn={isDrawn || undefined}
          onAnimationEnd={onAnimationEnd}
        >
          <Picture of={picture.wide} className="mirrors w-full overflow-visible max-pairs:hidden" />
          <Picture of={picture.phone} className="mirrors w-full overflow-visible pairs:hidden" />
          <NoBreakText as="p" className="stage-label font-medium pairs:max-row:hidden" text={page.label} />
          <div className="stage-facts start-5 pairs:start-16">
            <p className="stage-number">
              <bdi dir="ltr" className="stage-numeral block text-numeral tabular-nums">
                {page.number}
              </bdi>
              <span className="stage-caption mt-7 block text-body font-medium row:text-intro row:font-light">
                {page.caption[0]}
                <br />
                {page.caption[1]}
              </span>
            </p>
            <p className="stage-subject max-row:text-small">
              <NoBreakText as="span" className="block font-medium max-row:hidden" text={page.subject} />
              <span className="text-ink-muted">
                {page.subjectText ? `${labels.sample}. ${page.subjectText}` : labels.sample}
              </span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
