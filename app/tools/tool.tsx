import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import type { ToolActionsWords } from "../../content/types/tools.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Announcement } from "./announcement.tsx";

/** Closes the panel at Escape and returns to its button. */
function closeAtEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === "Escape") close(currentTarget);
}

function close(panel: HTMLDetailsElement | null) {
  panel?.removeAttribute("open");
  panel?.querySelector("summary")?.focus();
}

/** A tool that fits one screen: what is set beside what follows from it, and all else in a panel behind one button. */
export function Tool(props: {
  className: string;
  head?: ReactNode;
  start: ReactNode;
  end: ReactNode;
  panel: ReactNode;
  /** The name of the button. */
  more: string;
  words: ToolActionsWords;
  /** Read to screen readers once it changes. */
  said: string;
  ref?: Ref<HTMLDetailsElement>;
}) {
  const { className, head, start, end, panel, more, words, said, ref } = props;
  const isLive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`tool ${className}`} data-live={isLive || undefined} data-open={isOpen || undefined}>
      {head}
      <div className="tool-body">
        <div className="tool-start">{start}</div>
        <div className="tool-end">{end}</div>
        <details
          ref={ref}
          className="tool-more"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          onKeyDown={closeAtEscape}
        >
          <summary className="btn">{more}</summary>
          <div className="tool-panel">
            {isLive && (
              <button
                type="button"
                className="link tool-close"
                onClick={({ currentTarget }) => close(currentTarget.closest("details"))}
              >
                {words.close}
              </button>
            )}
            {panel}
          </div>
        </details>
      </div>
      <Announcement text={said} />
    </div>
  );
}
