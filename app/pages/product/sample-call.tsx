import type { ProductPage } from "../../../content/types/products.ts";
import { Sheet } from "./sheet.tsx";

export interface SampleCallProps {
  words: NonNullable<ProductPage["call"]>;
  request: string;
  answer: string;
  sample: string;
}

/** A call to the interface and its answer as JSON, side by side where there is room. */
export function SampleCall({ words, request, answer, sample }: SampleCallProps) {
  const parts = [
    { label: words.request, json: request },
    { label: words.answer, json: answer },
  ];
  return (
    <Sheet title={words.title} sample={sample}>
      <div className="grid lg:grid-cols-2">
        {parts.map(({ label, json }) => (
          <figure
            key={label}
            className="min-w-0 border-rule px-5 pt-3.5 pb-4 not-first:border-t sm:px-7 lg:not-first:border-s lg:not-first:border-t-0"
          >
            <figcaption className="text-small mb-2 text-ink2">{label}</figcaption>
            <pre lang="en" dir="ltr" className="text-small tabular-nums wrap-anywhere whitespace-pre-wrap">
              <code>{json}</code>
            </pre>
          </figure>
        ))}
      </div>
    </Sheet>
  );
}
