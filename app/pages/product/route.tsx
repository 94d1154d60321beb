import "./product.css";
import "./solutions.css";
import "./services.css";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { lazyTool } from "../../tools/lazy-tool.tsx";
import sandboxStyles from "../../tools/sandbox/sandbox.css?url";
import type { PageProps } from "../data.server.ts";
import { DecisionRecord } from "./decision-record.tsx";
import { NextProduct } from "./next-product.tsx";
import { SampleCall } from "./sample-call.tsx";
import { Sheet } from "./sheet.tsx";
import { Stage } from "./stage.tsx";

const RuleSandbox = lazyTool(sandboxStyles, () => import("../../tools/sandbox/sandbox.tsx"));

export default function Product({ data }: PageProps<"product">) {
  const { id, page, labels, call, next, sandbox } = data;
  return (
    <div data-product={id}>
      <Stage {...data} />
      <BelowFirstScreen>
        {page.record && <DecisionRecord words={page.record} />}
        {call && <SampleCall {...call} />}
        <Sheet page={page} labels={labels} />
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
