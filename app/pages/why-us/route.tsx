import { PageLink } from "../../ui/links.tsx";
import "./why-us.css";
import { useRef } from "react";
import type { Words } from "../../../content/words.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { closing, pilot, pilotLayers } from "../../pictures/why-us.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import accuracyStyles from "../../tools/accuracy/accuracy.css?url";
import { lazyTool } from "../../tools/lazy-tool.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import type { PageProps } from "../data.server.ts";
import { Laws } from "./laws.tsx";

const AccuracyExplorer = lazyTool(accuracyStyles, () => import("../../tools/accuracy/explorer.tsx"));

/** The pattern at the page's end edge, with nothing wrong in it or with the wrong tile found. */
const Field = ({ isFound }: { isFound?: boolean }) => (
  <div className="picture-strip why-field print:hidden">
    <Picture
      of={closing}
      layers={isFound ? ["field", "tile", "ring", "joints"] : ["field"]}
      fit="xMinYMin slice"
      className="mirrors"
    />
  </div>
);

/** The stage of the page: three months of a client's events, of which the third is held back, and the four steps. */
function Pilot({ words }: { words: Words["whyUs"]["pilot"] }) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useSeen(strip, 0.4);
  return (
    <section id="pilot" aria-labelledby="pilot-heading" className="ink">
      <div className="wrap cols items-end gap-y-6 pt-20 pairs:pt-24">
        <h2 id="pilot-heading" className="text-title columns:col-span-6">
          {words.heading}
        </h2>
        <NoBreakText as="p" className="text-intro columns:col-span-6" text={words.text} />
      </div>
      <div ref={strip} className="mt-12 border-b border-field" data-seen={seen}>
        <Picture
          of={pilot.wide}
          layers={pilotLayers}
          fit="none"
          className="uncover mirrors h-60 w-full max-pairs:hidden"
        />
        <Picture
          of={pilot.phone}
          layers={pilotLayers}
          fit="none"
          className="uncover mirrors h-40 w-full pairs:hidden"
        />
      </div>
      <div className="mt-5 grid grid-cols-3">
        <p className="col-span-2 px-5 pairs:px-16">{words.labels.shown}</p>
        <p className="pe-5">{words.labels.hidden}</p>
      </div>
      <div className="wrap pt-12 pb-20 pairs:pb-24">
        <ol className="cols border-b border-rule">
          {words.steps.map(({ name, text }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-rule py-5 pairs:grid-cols-4 columns:col-span-6"
            >
              <h3 className="text-intro">{name}</h3>
              <NoBreakText as="p" className="pairs:col-span-3" text={text} />
            </li>
          ))}
        </ol>
        <p className="text-small max-w-note pt-5 text-ink-muted">{words.note}</p>
        <PageLink to={words.action} className="btn mt-8 max-pairs:w-full" />
      </div>
    </section>
  );
}

export default function WhyUs({ data }: PageProps<"why-us">) {
  const { banks, supplierCheck, closing: end, ...words } = data;
  return (
    <>
      <div className="relative border-b border-ink">
        <Field />
        <div className="wrap relative grid content-center py-14 columns:min-h-130 print:min-h-0">
          <h1 className="text-display">{words.heading}</h1>
          <NoBreakText as="p" className="text-head mt-6 max-w-160 text-balance" text={words.intro} />
        </div>
      </div>
      <BelowFirstScreen>
        <div className="wrap section">
          <ol className="border-b border-ink">
            {words.advantages.map(({ figure, name, text, language }) => (
              <li
                key={name}
                className="cols items-center gap-y-4 border-rule py-8 first:pt-0 not-last:border-b columns:min-h-48"
              >
                <NoBreakText
                  as="p"
                  className={`${figure.length > 12 ? "text-title" : "why-figure text-display"} columns:col-span-6 ${language ? "language-name" : ""}`}
                  lang={language}
                  text={figure}
                />
                <div className="columns:col-span-6">
                  <h2 className="text-head">{name}</h2>
                  <NoBreakText as="p" className="text-intro mt-1 text-ink-muted" text={text} />
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-5">{words.claimsNote}</p>
        </div>
        <Pilot words={words.pilot} />
        <section aria-labelledby="banks" className="cols wrap section gap-y-8">
          <h2 id="banks" className="text-title columns:col-span-6">
            {banks.heading}
          </h2>
          <div className="text-head grid gap-6 columns:col-span-6">
            {banks.sentences.map((sentence) => (
              <NoBreakText as="p" key={sentence} text={sentence} />
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
        <section aria-labelledby="supplier-check" className="wrap section pt-0">
          <div className="cols items-center gap-y-6">
            <h2 id="supplier-check" className="text-title columns:col-span-6">
              {supplierCheck.heading}
            </h2>
            <p className="columns:col-span-6">
              <PageLink to={supplierCheck.file} download className="btn max-pairs:w-full" />
            </p>
          </div>
          <ul className="mt-10 border-t border-ink">
            {supplierCheck.answers.map(({ reply, text }) => (
              <li key={text} className="cols items-baseline gap-y-1 border-b border-rule py-5">
                <p className="text-head columns:col-span-2">{reply}</p>
                <NoBreakText as="p" className="text-intro columns:col-span-10" text={text} />
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-note">{supplierCheck.further}</p>
        </section>
        <section className="relative border-t border-ink">
          <Field isFound />
          <div className="wrap relative grid content-center py-14 columns:min-h-105 print:min-h-0">
            <h2 className="text-title max-w-150">{end.heading}</h2>
            <NoBreakText as="p" className="text-intro mt-4 max-w-130" text={end.text} />
            <ActionRow actions={end.actions} className="mt-8" />
          </div>
        </section>
      </BelowFirstScreen>
    </>
  );
}
