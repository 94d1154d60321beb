import { useEffect, useState } from "react";

const AFTER_MS = 500;

/** Reads a sentence to screen readers half a second after it last changed. It says nothing at first. */
export function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === first && said === "") return;
    const timer = setTimeout(() => setSaid(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
