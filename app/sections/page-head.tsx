import type { ReactNode } from "react";
import { Crumb, type Places } from "../ui/crumb.tsx";
import { useDrawn } from "../ui/use-drawn.ts";
import { type Action, ActionRow } from "./action-row.tsx";

interface PageHeadProps {
  crumb: Places;
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
          <Crumb places={crumb} />
          <h1 className={`type-page mt-8 max-w-165 lg:mt-10 ${picture ? "lg:max-[90em]:max-w-140" : ""}`}>
            {heading}
          </h1>
        </div>
        <div className="head-foot">
          <p className="type-lead text-ink2">{lead}</p>
          {actions ? <ActionRow actions={actions} className="mt-7" /> : null}
        </div>
      </div>
    </div>
  );
}
