import type { ReactNode } from "react";
import type { Words } from "../../content/words.ts";
import { CopyText } from "./copy-text.tsx";

/** Prints the tool of the page alone: the stylesheet hides the rest while `data-print` is on `<html>`. */
function printTool(): void {
  const { dataset } = document.documentElement;
  dataset.print = "";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}

/** The end of a panel: copies the link to the settings, prints the tool alone, and whatever else the tool can do. */
export function ToolActions(props: {
  words: Words["accuracy"]["actions"];
  /** Returns the link that restores the settings, if there is one. */
  link?: () => string;
  announce: (text: string) => void;
  children: ReactNode;
}) {
  const { words, link, announce, children } = props;
  return (
    <div className="tool-acts flex flex-wrap items-center gap-x-6 gap-y-2 scripts-off:hidden">
      {children}
      {link && <CopyText label={words.link} text={link} words={words} announce={announce} />}
      <button type="button" className="link" onClick={printTool}>
        {words.print}
      </button>
    </div>
  );
}
