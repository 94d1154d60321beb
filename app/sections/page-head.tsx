import type { ReactNode } from "react";
import type { Link } from "../../content/types/parts.ts";
import { Crumb, type Crumbs } from "../ui/crumb.tsx";
import { useDrawn } from "../ui/use-drawn.ts";
import { WholeWords } from "../ui/whole-words.tsx";
import { ActionRow } from "./action-row.tsx";
import { PictureStrip } from "./picture-strip.tsx";

interface PageHeadProps {
  crumb: Crumbs;
  heading: string;
  lead: string;
  actions?: readonly Link[];
  /** A `Picture`: 800 px at the inline-end edge, a strip above the words below 960 px. */
  picture?: ReactNode;
}

/** The head of an inner page: breadcrumb, name, lead and actions, beside or below the picture. */
export function PageHead({ crumb, heading, lead, actions, picture }: PageHeadProps) {
  const { drawn, onAnimationEnd } = useDrawn("layer-joint");
  return (
    <div className={`relative flex flex-col ${picture ? "border-b border-ink ms:min-h-140.25" : ""}`}>
      {picture ? (
        <PictureStrip
          className="head-picture max-sm:h-52.5 ms:absolute ms:inset-y-0 ms:end-0 ms:h-auto ms:border-0"
          data-drawn={drawn || undefined}
          onAnimationEnd={onAnimationEnd}
        >
          {picture}
        </PictureStrip>
      ) : null}
      <div className="wrap relative flex flex-1 flex-col justify-between pt-8 pb-14 ms:pt-14 ms:pb-16">
        <div className={picture ? "head-words" : ""}>
          <Crumb crumbs={crumb} />
          <h1 className={`text-display mt-8 max-w-165 ms:mt-10 ${picture ? "lg:max-2xl:max-w-140" : ""}`}>
            {heading}
          </h1>
        </div>
        <div className={`mt-6 ms:mt-8 ${picture ? "head-words" : ""}`}>
          <p className="text-intro max-w-lead text-ink2">
            <WholeWords text={lead} />
          </p>
          {actions ? <ActionRow actions={actions} className="mt-7" /> : null}
        </div>
      </div>
    </div>
  );
}
