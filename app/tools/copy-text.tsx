import { useState } from "react";
import type { Words } from "../../content/words.ts";
import { FIELD_CLASS } from "./number-field.tsx";

const SHOWN_MS = 2_000;

function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** A button that copies a text and then says so. Where the browser refuses, it shows the text, selected. */
export function CopyText(props: {
  label: string;
  text: () => string;
  words: Words["accuracy"]["actions"];
  /** Called with what happened, for screen readers. */
  announce: (text: string) => void;
}) {
  const { label, text, words, announce } = props;
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  async function copy() {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
    } catch {
      return setRefused(copied);
    }
    setDone(true);
    setTimeout(() => setDone(false), SHOWN_MS);
    setRefused(undefined);
    announce(words.copied);
  }
  return (
    <>
      <button type="button" className="link" onClick={copy}>
        {isDone ? words.copied : label}
      </button>
      {refused !== undefined && (
        <label className="order-last block w-full">
          <span className="text-small mb-2 block font-medium">{words.copyRefused}</span>
          <textarea
            key={refused}
            ref={selectAll}
            className={`${FIELD_CLASS} text-small`}
            rows={5}
            value={refused}
            readOnly
          />
        </label>
      )}
    </>
  );
}
