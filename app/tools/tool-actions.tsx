import type { ReactNode } from "react";
import type { ToolActionsWords } from "../../content/types/tools.ts";
import { printPart } from "../ui/print-part.ts";
import { CopyText } from "./copy-text.tsx";
import { PrintedFrom } from "./printed-from.tsx";

/** The end of a panel: copies the link to the settings, prints the tool alone, and whatever else the tool can do. */
export function ToolActions(props: {
  words: ToolActionsWords;
  disabled: boolean;
  link: () => string;
  /** Whether the link restores the settings. */
  hasLink?: boolean;
  say: (text: string) => void;
  children: ReactNode;
}) {
  const { words, disabled, link, hasLink = false, say, children } = props;
  return (
    <div className="tool-acts">
      {children}
      {hasLink && <CopyText label={words.link} text={link} words={words} disabled={disabled} say={say} />}
      <button type="button" className="link" disabled={disabled} onClick={() => printPart("tool")}>
        {words.print}
      </button>
      <PrintedFrom link={link} />
    </div>
  );
}
