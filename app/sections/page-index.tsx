interface PageIndexProps {
  label: string;
  entries: readonly { id: string; label: string }[];
}

/** Links to the sections of a long page, where the window has no room for a list beside them. */
export const PageIndex = ({ label, entries }: PageIndexProps) => (
  <nav aria-label={label} className="wrap pt-10 ml:hidden print:hidden">
    <p aria-hidden="true" className="text-small text-ink2">
      {label}
    </p>
    <ol className="mt-3 grid grid-cols-2 gap-x-5 border-t border-ink">
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-rule">
          <a href={`#${entry.id}`} className="text-small font-medium block py-3 hover:text-acc">
            {entry.label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
