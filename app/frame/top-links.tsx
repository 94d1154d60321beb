import { topLinks } from "../../content/en/navigation.ts";
import { useHere } from "./use-here.ts";

/** The top-level links; the one to this page is marked, and the one that stands for another telling of it. */
export function TopLinks({ className }: { className: string }) {
  const here = useHere();
  return topLinks.map(({ label, path, also }) => (
    <a
      key={path}
      href={path}
      aria-current={path === here ? "page" : also === here || undefined}
      className={className}
    >
      {label}
    </a>
  ));
}
