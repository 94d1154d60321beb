import { Fragment } from "react";
import type { Link } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { NumberedSteps } from "../../sections/numbered-steps.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Cells } from "./cells.tsx";
import { ExplainedFigure, type Figure } from "./explained-figure.tsx";
import { RecordSheet } from "./sheet.tsx";

/** Text that breaks between sentences where there is room. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.?!]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className="inline-block">
        <WholeWords text={sentence} />
      </span>
    </Fragment>
  ));

interface HowItWorksProps {
  words: ProductPage["how"];
  labels: ProductLabels;
  figure: Figure;
  /** The three steps come first: what we do is the service, and the figure is its result. */
  stepsFirst: boolean;
  /** The life of the risk engine's model, with its figure. */
  model?: { words: NonNullable<ProductPage["model"]>; figure: Figure } | undefined;
  /** Leads to the page's tool. */
  tool?: Link | undefined;
}

/** The questions the product answers, its figure and three steps, two sample records, and the model if it has one. */
export function HowItWorks({ words, labels, figure, stepsFirst, model, tool }: HowItWorksProps) {
  const { heading, questions, steps, records } = words;
  return (
    <section>
      <div className="wrap cols pt-16 sm:pt-24">
        <SectionHeading heading={<Sentences text={heading} />} span="lg:col-end-8">
          <div className="mt-6 grid content-start gap-4 lg:col-start-8 lg:col-end-13 lg:mt-3">
            {questions.map(({ ask, answer }) => (
              <p key={ask} className="text-body max-w-body text-ink2">
                <strong className="font-medium text-ink">{ask}</strong> <WholeWords text={answer} />
              </p>
            ))}
            {tool && (
              <a href={tool.path} className="link justify-self-start">
                {tool.label}
              </a>
            )}
          </div>
        </SectionHeading>
        {stepsFirst ? (
          <div className="mt-10 lg:col-start-2 lg:col-end-13 lg:mt-14">
            <NumberedSteps steps={steps} className="md:grid-cols-3" />
          </div>
        ) : null}
      </div>
      <div className="ink mt-14 py-10 sm:mt-20 sm:py-20 print:mt-6 print:py-0">
        <div className="wrap cols">
          <div className="lg:col-start-2 lg:col-end-13">
            <ExplainedFigure figure={figure} labels={labels} />
          </div>
        </div>
      </div>
      <div className="wrap cols pt-14 pb-16 sm:pt-20 sm:pb-24 print:pt-6">
        <div className="grid gap-y-12 lg:col-start-2 lg:col-end-13 print:gap-y-6">
          {stepsFirst ? null : <NumberedSteps steps={steps} className="md:grid-cols-3" />}
          <div className="grid gap-6 lg:grid-cols-2 print:grid-cols-2">
            {records.map((record) => (
              <RecordSheet key={record.title} record={record} sample={labels.sample} />
            ))}
          </div>
          {model ? (
            <div className="mt-6 lg:mt-12">
              <h3 className="text-intro mb-6">{model.words.heading}</h3>
              <ExplainedFigure figure={model.figure} labels={labels} />
              <div className="mt-12">
                <Cells items={model.words.facts} columns="lg:grid-cols-3" />
              </div>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
