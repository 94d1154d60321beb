import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 2_000;

interface CopyWords {
  copied: string;
  copyRefused: string;
}

/** A button that copies a text and then says so. Where the browser refuses, it shows the text, selected. */
export function CopyText(props: {
  label: string;
  text: () => string;
  words: CopyWords;
  className: string;
  /** Called with what happened, for screen readers. */
  say: (text: string) => void;
}) {
  const { label, text, words, className, say } = props;
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
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
      <button type="button" className={className} onClick={copy}>
        {done ? words.copied : label}
      </button>
      {refused !== undefined && (
        <label className="order-last block w-full">
          <span className="text-small mb-2 block font-medium">{words.copyRefused}</span>
          <textarea
            ref={area}
            className="tool-copy text-small w-full"
            rows={Math.min(12, refused.split("\n").length)}
            value={refused}
            readOnly
          />
        </label>
      )}
    </>
  );
}
