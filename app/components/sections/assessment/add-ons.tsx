import type { FraPage } from "../../../../content/types.ts";
import { Section } from "./section.tsx";

/** What can be added to an assessment, each with how it is sold. */
export function AddOns({ addOns }: { addOns: FraPage["addOns"] }) {
  return (
    <Section id="addons-section" heading={addOns.heading}>
      <ul className="mt-10 grid gap-x-6 border-t border-ink sm:grid-cols-2">
        {addOns.items.map((item) => (
          <li key={item.name} className="border-b border-rule py-6">
            <p className="flex items-baseline justify-between gap-4">
              <span className="type-row">{item.name}</span>
              <span className="type-mono text-ink2">{item.kind}</span>
            </p>
            <p className="type-body mt-2 max-w-[46ch] text-ink2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
