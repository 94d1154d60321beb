import type { NamedText } from "../../content/types/parts.ts";
import { nodes } from "../drawn/marks.ts";
import { Picture } from "../ui/picture.tsx";

const stages = ["grid", "line", "star"] as const;

/** The three steps after a form is sent, each with a tile that is closer to finished. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly NamedText[] }) {
  return (
    <section>
      <h2 className="text-intro border-b border-ink pb-4">{heading}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} className="flex gap-5 border-b border-rule py-5">
            <Picture of={nodes} layers={[stages[index] ?? "star"]} className="mt-0.5 size-10 shrink-0" />
            <div>
              <h3 className="text-intro leading-snug">{step.name}</h3>
              <p className="text-small text-ink2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
