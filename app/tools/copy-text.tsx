import { useEffect, useRef, useState } from "react";
import type { ToolActionsWords } from "../../content/types/tools.ts";

const SHOWN_MS = 2_000;

/** A button that copies a text and then says so. Where the browser refuses, it shows the text, selected. */
export function CopyText(props: {
  label: string;
  text: () => string;
  words: ToolActionsWords;
  disabled: boolean;
  /** Called with what happened, for screen readers. */
  say: (text: string) => void;
}) {
  const { label, text, words, disabled, say } = props;
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  useEffect(() => {
    if (refused === undefined) return;
    area.current?.focus();
    area.current?.select();
  }, [refused]);
  async function copy() {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      setRefused(undefined);
      say(words.copied);
    } catch {
      setRefused(copied);
    }
  }
  return (
    <>
      <button type="button" className="link" disabled={disabled} onClick={copy}>
        {isDone ? words.copied : label}
      </button>
      {refused !== undefined && (
        <label className="order-last block w-full">
          <span className="text-small mb-2 block font-medium">{words.copyRefused}</span>
          <textarea
            ref={area}
            className="tool-box text-small"
            rows={Math.min(12, refused.split("\n").length)}
            value={refused}
            readOnly
          />
        </label>
      )}
    </>
  );
}
