import type { ComponentProps } from "react";

/** A picture beside the words, at the page's end edge; a strip above the words up to 1100 px. */
export function PictureStrip({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={`h-80 overflow-hidden border-b border-ink columns:absolute columns:inset-y-0 columns:end-0 columns:h-auto columns:border-0 ${className}`}
      {...props}
    />
  );
}
