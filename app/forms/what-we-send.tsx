import type { ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import { Chevron } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { referrerParts } from "./referrer.ts";
import type { Lead } from "./use-lead-form.ts";

interface ValuesProps extends Pick<Lead["words"], "sendsLabels" | "sendsSubject"> {
  of: readonly [name: string, value: unknown][];
}

/** Keys in words, each with the key itself in small type, and their values. */
function Values({ of, sendsLabels, sendsSubject }: ValuesProps) {
  return (
    <dl className="sends-body text-small tabular-nums mb-2 grid grid-cols-label gap-x-4 gap-y-2 overflow-y-auto border border-rule bg-raised px-4.5 py-4">
      {of.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>
            <span className="text-small block font-medium">{sendsLabels[name]}</span>
            <bdi lang="en" dir="ltr" className="text-ink2">
              {name}
            </bdi>
          </dt>
          <dd className="min-w-0 text-ink2">
            <span dir="auto" className="block min-h-lh wrap-anywhere whitespace-pre-wrap">
              {String(value)}
            </span>
            {name === "subject" && sendsSubject ? <span className="text-small">{sendsSubject}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Shows the relay body as it will be sent, updated while the visitor types, and what the address of the page tells with
 * it. Without scripts one sentence stands in its place.
 * @param underRule it follows a list that ends with a rule, and goes on as its last row
 * @param line stands before it in one small line, instead of a ruled row
 * @param notice opens with it, also without scripts
 */
export function WhatWeSend({
  lead: { body, words },
  underRule,
  line,
  notice,
}: {
  lead: Lead;
  underRule?: boolean;
  line?: string;
  notice?: ReactNode;
}) {
  const isHydrated = useHydrated();
  const note = __RELAY_URL__
    ? fill(words.sendsNoteRelay, { host: new URL(__RELAY_URL__).host })
    : words.sendsNote;
  return (
    <>
      <details
        className={`group ${line ? "relative mt-2" : `border-field scripts-off:hidden ${underRule ? "border-b" : "mt-6 border-y"}`}`}
      >
        <summary
          className={`flex items-center ${line ? "text-small min-h-7 w-fit flex-wrap gap-x-2.5" : "min-h-12 gap-4 text-small font-medium"}`}
        >
          {line && <span className="text-ink2">{line}</span>}
          <span className="flex items-center gap-2.5">
            <Chevron size={16} className="-me-1 text-acc group-open:rotate-180" />
            {words.sends}
          </span>
        </summary>
        <div className={line && "sends-sheet"}>
          {notice}
          {isHydrated && (
            <>
              <Values of={Object.entries(body)} {...words} />
              <p className="text-small mt-3 mb-2 text-ink2">{words.sendsAddress}</p>
              <Values of={referrerParts()} sendsLabels={words.sendsLabels} />
            </>
          )}
          <p className="text-small mt-2 mb-4 text-ink2 scripts-off:hidden">{note}</p>
        </div>
      </details>
      <p className={`text-small text-ink2 scripts-on:hidden ${line ? "mt-1" : "mt-6"}`}>
        {words.sendsAddressPlain}
      </p>
    </>
  );
}
