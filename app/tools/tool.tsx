import { type ReactNode, type Ref, useEffect, useState } from "react";
import type { Words } from "../../content/words.ts";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const AFTER_MS = 500;

/** Reads a sentence to screen readers half a second after it last changed. It says nothing at first. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === first && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** Closes the panel and returns to its button. */
function close(panel: HTMLDetailsElement | null) {
  panel?.removeAttribute("open");
  panel?.querySelector("summary")?.focus();
}

/** A tool that fits one screen: what is set beside what follows from it, and all else in a panel behind one button. */
export function Tool(props: {
  id: string;
  /** Unless the page has it. */
  heading?: string;
  intro?: string;
  start: ReactNode;
  end: ReactNode;
  panel: ReactNode;
  /** The name of the button. */
  more: string;
  words: Words["accuracy"]["actions"];
  /** Read to screen readers once it changes. */
  announcement: string;
  ref?: Ref<HTMLDetailsElement>;
}) {
  const { id, heading, intro = "", start, end, panel, more, words, announcement, ref } = props;
  const isLive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`tool ${id}-tool`} data-live={isLive || undefined} data-open={isOpen || undefined}>
      {heading && (
        <div className="mb-8">
          <NoBreakText as="h2" key={heading} id={`${id}-heading`} className="text-title" text={heading} />
          <NoBreakText as="p" key={intro} className="mt-2 max-w-body text-ink-muted" text={intro} />
        </div>
      )}
      {/* Nothing in it answers before it is live. It is no group. */}
      <fieldset
        role="presentation"
        disabled={!isLive}
        className="tool-body relative grid min-w-0 grid-cols-1 gap-x-16 gap-y-8"
      >
        <legend hidden>{heading}</legend>
        <div className="tool-start flex min-w-0 flex-col gap-3">{start}</div>
        <div className="tool-end min-w-0">{end}</div>
        <details
          ref={ref}
          className="tool-more"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          onKeyDown={({ key, currentTarget }) => key === "Escape" && close(currentTarget)}
        >
          <summary className="btn columns:max-w-none columns:whitespace-nowrap">{more}</summary>
          <div className="tool-panel grid content-start gap-8 border bg-raised max-columns:mt-6 max-columns:p-5">
            {isLive && (
              <button
                type="button"
                className="link absolute end-8 top-5 max-columns:hidden print:hidden"
                onClick={({ currentTarget }) => close(currentTarget.closest("details"))}
              >
                {words.close}
              </button>
            )}
            {panel}
          </div>
        </details>
      </fieldset>
      <Announcement text={announcement} />
    </div>
  );
}
