import { Fragment, type ReactNode } from "react";
import { useDrawn } from "../../hooks/use-drawn.ts";
import { type Action, ActionRow } from "./action-row.tsx";

interface PageHeadProps {
  /** Where the page stands, outermost first; a part with a path is a link. */
  crumb: readonly { label: string; path?: string }[];
  heading: string;
  lead: string;
  actions?: readonly Action[];
  /** A `Picture`: 800 px at the inline-end edge, a strip above the words up to 1100 px. */
  picture?: ReactNode;
}

/** The head of an inner page: place and name above, what it is and what to do below, the picture never under them. */
export function PageHead({ crumb, heading, lead, actions, picture }: PageHeadProps) {
  const { drawn, onAnimationEnd } = useDrawn("layer-joint");
  return (
    <div className="page-head">
      {picture ? (
        <div className="head-picture" data-drawn={drawn || undefined} onAnimationEnd={onAnimationEnd}>
          {picture}
        </div>
      ) : null}
      <div className={`head-words wrap ${picture ? "head-tall" : ""}`}>
        <div>
          <p className="type-mono mb-8 flex flex-wrap items-center gap-x-3 text-ink2 lg:mb-10">
            {crumb.map(({ label, path }, index) => (
              <Fragment key={label}>
                {index > 0 ? <span aria-hidden="true" className="crumb-slash" /> : null}
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
          <h1 className={`type-page max-w-165 ${picture ? "lg:max-[1440px]:max-w-140" : ""}`}>{heading}</h1>
        </div>
        <div className="head-foot">
          <p className="type-lead text-ink2">{lead}</p>
          {actions ? <ActionRow actions={actions} className="mt-7" /> : null}
        </div>
      </div>
    </div>
  );
}
