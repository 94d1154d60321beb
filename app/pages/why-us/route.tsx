import { PageLink } from "../../ui/links.tsx";
import "./why-us.css";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { closing } from "../../pictures/why-us.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { PictureStrip } from "../../sections/picture-strip.tsx";
import accuracyStyles from "../../tools/accuracy/accuracy.css?url";
import { lazyTool } from "../../tools/lazy-tool.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { PageProps } from "../data.server.ts";
import { Advantages } from "./advantages.tsx";
import { Laws } from "./laws.tsx";
import { Pilot } from "./pilot.tsx";
import { SupplierCheck } from "./supplier-check.tsx";

const AccuracyExplorer = lazyTool(accuracyStyles, () => import("../../tools/accuracy/explorer.tsx"));

/** The pattern at the page's end edge, with nothing wrong in it or with the wrong tile found. */
const Field = ({ isFound }: { isFound?: boolean }) => (
  <PictureStrip className="why-field print:hidden">
    <Picture
      of={closing}
      layers={isFound ? ["field", "tile", "ring", "joints"] : ["field"]}
      fit="xMinYMin slice"
      className="mirrors"
    />
  </PictureStrip>
);

export default function WhyUs({ data }: PageProps<"why-us">) {
  const { banks, closing: end, ...words } = data;
  return (
    <>
      <div className="relative border-b border-ink">
        <Field />
        <div className="wrap relative grid content-center py-14 columns:min-h-130 print:min-h-0">
          <h1 className="text-display">{words.heading}</h1>
          <WholeWords as="p" className="text-head mt-6 max-w-160" text={words.intro} />
        </div>
      </div>
      <BelowFirstScreen>
        <Advantages {...words} />
        <Pilot words={words.pilot} />
        <section aria-labelledby="banks" className="cols wrap section gap-y-8">
          <h2 id="banks" className="text-title columns:col-span-6">
            {banks.heading}
          </h2>
          <div className="text-head grid gap-6 columns:col-span-6">
            {banks.sentences.map((sentence) => (
              <WholeWords as="p" key={sentence} text={sentence} />
            ))}
            <PageLink to={banks.selfCheck} className="link text-body justify-self-start" />
          </div>
        </section>
        <section
          id="accuracy"
          aria-labelledby="accuracy-heading"
          className="-scroll-mt-13 border-y border-rule bg-sand py-10"
        >
          <div className="wrap">
            <AccuracyExplorer words={words.accuracy} />
          </div>
        </section>
        <Laws words={words.laws} />
        <SupplierCheck words={words.supplierCheck} />
        <section className="relative border-t border-ink">
          <Field isFound />
          <div className="wrap relative grid content-center py-14 columns:min-h-105 print:min-h-0">
            <h2 className="text-title max-w-150">{end.heading}</h2>
            <WholeWords as="p" className="text-intro mt-4 max-w-130" text={end.text} />
            <ActionRow actions={end.actions} className="mt-8" />
          </div>
        </section>
      </BelowFirstScreen>
    </>
  );
}
