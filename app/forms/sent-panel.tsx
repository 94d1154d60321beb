import type { ReactNode, Ref } from "react";
import type { OutsideLinkWords } from "../../content/types.ts";
import type { Words } from "../../content/words.ts";
import { sent, sentLayers } from "../pictures/forms.ts";
import { OutsideLink, PageLink } from "../ui/links.tsx";
import { Picture } from "../ui/picture.tsx";

const WORDS =
  "sent-words relative flex scroll-my-2 flex-col justify-between gap-8 px-5 py-10 pairs:px-16 pairs:py-14 bar:min-h-140";

/**
 * The stage in the place of a form that was sent: its head, and below it who does what and when, then one link. While it
 * is closed the head alone stands there: its live region has to be there before it announces something.
 */
export function SentPanel(props: {
  isOpen: boolean;
  words: { next: Words["forms"]["contact"]["next"]; booking?: OutsideLinkWords | undefined };
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { isOpen, words, ref, children } = props;
  const { steps, link } = words.next;
  return (
    <div className={isOpen ? "ink sent relative -mx-5 overflow-clip pairs:-mx-16" : ""}>
      {isOpen && (
        <div className="sent-art mirrors overflow-hidden max-bar:h-50 max-bar:border-b max-bar:border-rule bar:absolute bar:inset-y-0 bar:end-0 bar:w-140">
          <Picture of={sent} layers={sentLayers} />
        </div>
      )}
      <div ref={ref} data-result={isOpen ? "success" : undefined} className={isOpen ? WORDS : "scroll-mb-2"}>
        <div>{children}</div>
        {isOpen && (
          <div className="max-w-88">
            <ol className="border-t border-ink">
              {steps.map(({ name, text }) => (
                <li key={name} className="border-b border-rule py-4">
                  <p className="font-medium">{name}</p>
                  <p className="text-ink-muted">{text}</p>
                </li>
              ))}
            </ol>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
              <OutsideLink to={words.booking} className="link" />
              <PageLink to={link} className="link" />
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
