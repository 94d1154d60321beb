import type { Link } from "../../content/types/parts.ts";

/** Links as buttons, the first one filled; on phones they are stacked at full width. */
export function ActionRow({ actions, className = "" }: { actions: readonly Link[]; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      {actions.map(({ label, path }, index) => (
        <a key={path} href={path} className={`btn max-sm:w-full ${index === 0 ? "btn-primary" : ""}`}>
          {label}
        </a>
      ))}
    </div>
  );
}
