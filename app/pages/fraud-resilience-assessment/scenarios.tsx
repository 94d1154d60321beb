import { Fragment, type ReactNode } from "react";
import type { Scenario, Sections } from "../../../content/words.ts";
import { signatures } from "../../pictures/scenarios.ts";
import { lazyTool } from "../../tools/lazy-tool.tsx";
import selfCheckStyles from "../../tools/self-check/self-check.css?url";
import type { SelfCheckProps } from "../../tools/self-check/self-check.tsx";
import { hoverCardTimings } from "../../ui/hover-intent.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { Section } from "./section.tsx";

type Words = Sections["scenarios"];

const SelfCheck = lazyTool(selfCheckStyles, () => import("../../tools/self-check/self-check.tsx"));

/** Distance of a detail from its card and from the edges of the window, in px. */
const GAP = 12;

/**
 * Opens a detail below or above its card, where more of it fits between the bar and the window's foot. As far as it does not
 * fit, it moves over its card.
 */
function placeDetail(card: HTMLElement) {
  const needed = (card.lastElementChild as HTMLElement).offsetHeight + 2 * GAP;
  const face = card.getBoundingClientRect();
  const bar = document.querySelector("header")?.offsetHeight ?? 0;
  const below = Math.max(0, face.bottom + needed - innerHeight);
  const above = Math.max(0, bar + needed - face.top);
  card.dataset.side = above < below ? "above" : "below";
  card.style.setProperty("--over", `${Math.min(above, below)}px`);
}

/** A sentence with an element in the place of its slot. */
const withSlot = (text: string, element: ReactNode) =>
  text.split(/\{\w+\}/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && element}
      {part}
    </Fragment>
  ));

function Card({ scenario, labels }: { scenario: Scenario; labels: Words["labels"] }) {
  return (
    <li className="scenario relative max-bar:border-t max-bar:border-rule max-bar:last:border-b">
      <details id={scenario.id} name="scenario" className="h-full">
        <summary className="scenario-face grid gap-x-4 gap-y-2 max-bar:items-center max-bar:py-4 bar:h-full bar:content-start bar:gap-0 plus-minus bar:can-hover:after:hidden">
          <Picture of={signatures} layers={[scenario.id]} className="w-full" />
          <b className="text-intro bar:mt-4 bar:mb-1 leading-snug font-normal text-balance">
            {scenario.name}
          </b>
          <NoBreakText
            as="small"
            className="text-body max-bar:col-span-full text-balance text-ink-muted"
            text={scenario.short}
          />
        </summary>
        <dl className="scenario-card max-bar:pb-6 bar:grid bar:grid-cols-label bar:gap-x-5 bar:bg-raised">
          {(["whatItIs", "earlySigns", "whatWeTest"] as const).map((part) => (
            <div key={part} className="py-1.5 bar:col-span-2 bar:grid bar:grid-cols-subgrid">
              <dt className="font-medium">{labels[part]}</dt>
              <NoBreakText as="dd" className="text-ink-muted" text={scenario.detail[part]} />
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** A card for each, with the mark its fraud leaves; the detail opens on hover and by a press or a key. */
export function Scenarios(
  props: { words: Words; selfCheck: SelfCheckProps["words"] } & Omit<SelfCheckProps, "words">,
) {
  const { words, selfCheck, ...tool } = props;
  const hover = useHoverDetails<HTMLUListElement>(hoverCardTimings, placeDetail);
  const link = (
    <a href="#self-check" className="inline-link">
      {words.selfCheck}
    </a>
  );
  return (
    <Section name="scenarios" heading={words.heading} intro={withSlot(words.intro, link)} ground="ink">
      <ul
        {...hover}
        className="scenarios mt-10 grid grid-cols-1 gap-x-8 bar:grid-cols-3 bar:gap-y-12 row:grid-cols-5"
      >
        <li className="max-row:col-span-full max-bar:pb-6">
          <b className="text-numeral print:ms-0 -ms-1 block text-ember">{tool.scenarios.length}</b>
          <p className="text-small mt-5 max-w-90 text-ink-muted">
            {withSlot(words.key, <span className="text-ember">{words.fraud}</span>)}
          </p>
        </li>
        {tool.scenarios.map((scenario) => (
          <Card key={scenario.id} scenario={scenario} labels={words.labels} />
        ))}
      </ul>
      <details id="self-check" className="mt-14 border-y border-rule">
        <summary className="plus-minus flex min-h-16 items-center justify-between gap-8 py-3">
          <h3 className="text-intro">{selfCheck.heading}</h3>
        </summary>
        <p className="text-intro max-w-intro mt-2 text-ink-muted">{selfCheck.intro}</p>
        <SelfCheck words={selfCheck} {...tool} />
      </details>
    </Section>
  );
}
