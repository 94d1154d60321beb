import "./product.css";
import "../../pictures/products.css";
import "./solutions.css";
import "./services.css";
import { sampleCall } from "../../../content/sample-call.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { lazyTool } from "../../tools/lazy-tool.tsx";
import sandboxStyles from "../../tools/sandbox/sandbox.css?url";
import { Arrow } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";
import { DecisionRecord } from "./decision-record.tsx";
import { Offer } from "./offer.tsx";
import { Stage } from "./stage.tsx";

const RuleSandbox = lazyTool(sandboxStyles, () => import("../../tools/sandbox/sandbox.tsx"));

/** A piece of JSON: its keys are quiet, and its reasons warm. A long line goes on further in than the deepest begins. */
const Json = ({ text }: { text: string }) => (
  <pre lang="en" dir="ltr" className="min-w-0 wrap-anywhere whitespace-break-spaces">
    {text.split("\n").map((line) => (
      <code key={line} className={`code block call-line ${/"points"/.test(line) ? "text-ember" : ""}`}>
        {line.split(/("\w+":)/).map((part) =>
          part.endsWith(":") ? (
            <span key={part} className="text-ink-muted">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    ))}
  </pre>
);

/** A strip at the end of the page that leads to the next product of the menu. */
const NextProduct = (props: PageProps<"product">["data"]["next"] & { label: string }) => {
  // The arrow stays on the line of the last word.
  const last = props.name.lastIndexOf(" ") + 1;
  return (
    <a href={props.path} className="group relative block overflow-clip border-t bg-sand print:hidden">
      <span className="wrap flex items-center gap-x-8 max-pairs:flex-col max-pairs:items-start pairs:min-h-80">
        <span className="max-w-full pairs:pe-75 max-pairs:pt-9">
          <span className="block text-small text-ink-muted">{props.label}</span>
          <span className="block text-title group-hover:text-accent">
            {props.name.slice(0, last)}
            <span className="whitespace-nowrap">
              {props.name.slice(last)} <Arrow className="mirrors ms-1 inline-block h-5 w-9" />
            </span>
          </span>
        </span>
        <Picture
          of={props.drawing}
          className="mirrors max-pairs:w-full pairs:absolute pairs:inset-y-0 pairs:-end-28 pairs:h-full"
        />
      </span>
    </a>
  );
};

export default function Product({ data }: PageProps<"product">) {
  const { id, page, labels, call, next, sandbox } = data;
  return (
    <div data-product={id}>
      <Stage {...data} />
      <BelowFirstScreen>
        {page.record && <DecisionRecord words={page.record} />}
        {call && (
          <section className="ink">
            <div className="wrap cols gap-y-8 py-16">
              <div className="columns:col-span-3">
                <h2 className="text-title">{call.heading}</h2>
                <p className="mt-4 text-ink-muted">{call.text}</p>
              </div>
              <div className="border-rule columns:col-start-4 columns:col-end-8 columns:-me-4 columns:border-e columns:pe-4">
                <Json text={sampleCall.request} />
              </div>
              <div className="columns:col-start-8 columns:col-end-13">
                <Json text={sampleCall.answer} />
              </div>
            </div>
          </section>
        )}
        <Offer page={page} labels={labels} />
        {sandbox && (
          <section
            id="sandbox"
            aria-labelledby="sandbox-heading"
            className="-scroll-mt-13 border-t border-rule py-10"
          >
            <div className="wrap">
              <RuleSandbox words={sandbox} />
            </div>
          </section>
        )}
        <NextProduct label={labels.next} {...next} />
      </BelowFirstScreen>
    </div>
  );
}
