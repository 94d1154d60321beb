import { Link, useLocation } from "react-router";
import { topLinks } from "../../../content/en/navigation.ts";

/** The top-level links; the one to this page is marked, and the one that stands for another telling of it. */
export function TopLinks({ className }: { className: string }) {
  // files of the built site may be asked for with a slash at the end
  const here = useLocation().pathname.replace(/(.)\/$/, "$1");
  return topLinks.map(({ label, path, also }) => (
    <Link
      key={path}
      to={path}
      aria-current={path === here ? "page" : also === here || undefined}
      className={className}
    >
      {label}
    </Link>
  ));
}
