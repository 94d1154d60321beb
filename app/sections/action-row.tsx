import type { Link } from "../../content/types/parts.ts";

/** The page's request first and filled, what else one may do beside it; stacked at full width on phones. */
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
