import { Fragment } from "react";

/** The levels above a page, outermost first, and the page; a level with a path is a link. */
export type Crumbs = readonly { label: string; path?: string }[];

/** The breadcrumb line above a page's heading. */
export function Crumb({ crumbs }: { crumbs: Crumbs }) {
  return (
    <p className="text-small tabular-nums flex flex-wrap items-center gap-x-3 text-ink2">
      {crumbs.map(({ label, path }, index) => (
        <Fragment key={label}>
          {index > 0 ? (
            <span aria-hidden="true" className="h-3.5 rotate-18 rtl:-rotate-18 border-s border-field" />
          ) : null}
          {path ? (
            <a href={path} className="inline-link -my-1 py-1">
              {label}
            </a>
          ) : (
            <span>{label}</span>
          )}
        </Fragment>
      ))}
    </p>
  );
}
