import type { ReactNode } from "react";
import type { Link } from "../../content/parts.ts";

/** Links as buttons, the first one filled, and what follows them; on phones the buttons are stacked at full width. */
export function ActionRow(props: { actions: readonly Link[]; className?: string; children?: ReactNode }) {
  const { actions, className = "", children } = props;
  return (
    <div className={`flex flex-wrap items-center gap-4 ${className}`}>
      {actions.map(({ label, path }, index) => (
        <a key={path} href={path} className={`btn max-pairs:w-full ${index === 0 ? "btn-primary" : ""}`}>
          {label}
        </a>
      ))}
      {children}
    </div>
  );
}
