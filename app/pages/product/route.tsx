import "./product.css";
import "./solutions.css";
import "./services.css";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import type { PageProps } from "../data.server.ts";
import { DecisionRecord } from "./decision-record.tsx";
import { NextProduct } from "./next-product.tsx";
import { SampleCall } from "./sample-call.tsx";
import { SandboxSection } from "./sandbox-section.tsx";
import { Sheet } from "./sheet.tsx";
import { Stage } from "./stage.tsx";

export default function Product({ data }: PageProps<"product">) {
  const { id, name, page, labels, picture, isDark, call, next, sandbox } = data;
  return (
    <div data-product={id}>
      <Stage name={name} page={page} labels={labels} picture={picture} isDark={isDark} />
      <BelowFirstScreen>
        {page.record && <DecisionRecord words={page.record} />}
        {call && <SampleCall {...call} />}
        <Sheet page={page} labels={labels} />
        {sandbox && <SandboxSection words={sandbox} />}
        <NextProduct label={labels.next} {...next} />
      </BelowFirstScreen>
    </div>
  );
}
