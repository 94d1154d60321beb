import type { ComponentProps } from "react";

/** A picture beside the words, at the page's end edge; a strip above the words up to 1100 px. */
export function PictureStrip({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={`h-80 overflow-hidden border-b border-ink lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:border-0 ${className}`}
      {...props}
    />
  );
}
