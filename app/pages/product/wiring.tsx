import type { ReactNode } from "react";
import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductPage } from "../../../content/types/products.ts";
import { type Drawn, Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Chevron, OpenJoint, Rails, Ruler } from "./strap.tsx";

const Part = ({ words, children }: { words: NamedText; children: ReactNode }) => (
  <li className="group flex gap-x-6 lg:block lg:flex-1 lg:first:w-52 lg:first:flex-none">
    <span aria-hidden="true" className="wiring-strap flex items-center max-lg:flex-col">
      {children}
    </span>
    <div className="flex-1 pt-2 pb-4 lg:pt-3 lg:pe-8 lg:pb-0 lg:group-first:-me-47">
      <h4 className="text-intro">
        <WholeWords text={words.name} />
      </h4>
      <p className="mt-1 text-small text-ink2">
        <WholeWords text={words.text} />
      </p>
    </div>
  </li>
);

/** One strap through the product: what comes in, the time it takes, what goes out, and where the strap is open. */
export function Wiring({ drawing, connection }: { drawing: Drawn } & Pick<ProductPage, "connection">) {
  return (
    <ol className="lg:flex">
      <Part words={connection.input}>
        <Rails className="max-lg:border-t lg:border-s" />
        <Chevron />
      </Part>
      <li aria-hidden="true">
        <Picture of={drawing} className="plate mirrors" />
      </li>
      <Part words={connection.time}>
        <Ruler />
      </Part>
      <Part words={connection.output}>
        <Rails />
        <Chevron />
        <Rails />
      </Part>
      <Part words={connection.failure}>
        <OpenJoint />
        <Rails className="border-dashed" />
      </Part>
    </ol>
  );
}
