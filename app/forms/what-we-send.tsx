import { fill } from "../../content/texts.ts";
import { Chevron } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { referrerParts } from "./referrer.ts";
import type { FormController } from "./use-lead-form.ts";

interface ValuesProps {
  of: readonly [name: string, value: unknown][];
  labels: FormController["words"]["sendsLabels"];
}

/** Keys in words, each with the key itself, and their values. */
const Values = ({ of, labels }: ValuesProps) => (
  <dl className="sends-body my-3 grid grid-cols-label gap-x-4 gap-y-2 overflow-y-auto border border-rule bg-raised p-4">
    {of.map(([name, value]) => (
      <div key={name} className="contents">
        <dt>
          <span className="block font-medium text-ink">{labels[name]}</span>
          <bdi lang="en" dir="ltr" className="code">
            {name}
          </bdi>
        </dt>
        <dd dir="auto" className="min-h-lh min-w-0 wrap-anywhere whitespace-pre-wrap">
          {String(value)}
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * Opens to the privacy note and to the payload as it will be sent, updated while the visitor types, with what the
 * URL of the page adds. Without scripts one sentence stands in place of the payload.
 */
export function WhatWeSend({ form: { payload, words } }: { form: FormController }) {
  const isHydrated = useHydrated();
  const note = __RELAY_URL__
    ? fill(words.sendsNoteRelay, { host: new URL(__RELAY_URL__).host })
    : words.sendsNote;
  return (
    <>
      <details className="group mt-5">
        <summary className="text-small flex min-h-7 w-fit items-center gap-2 font-medium">
          <Chevron size={16} className="text-accent group-open:rotate-180" />
          {words.sends}
        </summary>
        <div className="text-small max-w-body py-3 text-ink-muted">
          <PrivacyNote words={words.privacyNote} />
          {isHydrated && (
            <>
              <Values of={Object.entries(payload)} labels={words.sendsLabels} />
              <p>{words.sendsUrl}</p>
              <Values of={referrerParts()} labels={words.sendsLabels} />
            </>
          )}
          <p className="scripts-off:hidden">{note}</p>
        </div>
      </details>
      <p className="text-small mt-1 text-ink-muted scripts-on:hidden">{words.sendsUrlPlain}</p>
    </>
  );
}
