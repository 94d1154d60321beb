import type { ReactNode } from "react";
import type { Link } from "../../content/types.ts";
import { PageLink } from "../ui/links.tsx";

/** Links as buttons, the first one filled, and what follows them; on phones the buttons are stacked at full width. */
export function ActionRow(props: { actions: readonly Link[]; className?: string; children?: ReactNode }) {
  const { actions, className = "", children } = props;
  return (
    <div className={`flex flex-wrap items-center gap-4 ${className}`}>
      {actions.map((to, index) => (
        <PageLink
          key={to.path}
          to={to}
          className={`btn max-pairs:w-full ${index === 0 ? "btn-primary" : ""}`}
        />
      ))}
      {children}
    </div>
  );
}
