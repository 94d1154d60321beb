import { useLayoutWords } from "../i18n/words.ts";
import { usePath } from "../navigation/router.tsx";

/** The top-level links. The one to this page is marked, also on the page's other version. */
export function TopLinks({ className }: { className: string }) {
  const { topLinks } = useLayoutWords();
  const here = usePath();
  return topLinks.map(({ label, path, alsoPath }) => (
    <a
      key={path}
      href={path}
      aria-current={path === here ? "page" : alsoPath === here || undefined}
      className={className}
    >
      {label}
    </a>
  ));
}
