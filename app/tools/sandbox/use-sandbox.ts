import { useEffect, useMemo, useState } from "react";
import type { Rule, SandboxWords } from "../../../content/types/sandbox.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useLanguage } from "../../words/use-language.ts";
import { useAddress } from "../use-address.ts";
import { hashOf, type Settings, START, settingsOf } from "./address.ts";
import { totalsOf } from "./day-cost.ts";
import { isPlain, type Limits } from "./limits.ts";
import { dayOf, type Payment } from "./payments.ts";
import { sentencesIn, shortOf } from "./sentences.ts";

/** A setting that rests so long counts as tried: arrow keys report every step. */
const REST_MS = 600;
const RECENT = 5;

/** The state of the sandbox and what follows from it: the settings, what the visitor tried, the payment looked at. */
export function useSandbox(words: SandboxWords) {
  const { settings, change, link } = useAddress<Settings>(START, settingsOf, hashOf);
  const { seed, review, good, times } = settings;
  const [view, setView] = useState<Rule>("card");
  const [recent, setRecent] = useState<readonly Limits[]>([settings]);
  const [isBestShown, setBestShown] = useState(false);
  const [picked, setPicked] = useState<Payment>();
  const payments = useMemo(() => dayOf(seed), [seed]);
  const totals = useMemo(() => totalsOf(payments, times), [payments, times]);
  const suspects = useMemo(() => payments.filter((payment) => !isPlain(payment)), [payments]);
  const best = useMemo(
    () => (isBestShown ? totals.best({ review, good }) : undefined),
    [isBestShown, totals, review, good],
  );
  useEffect(() => {
    const isOther = (one: Limits) => shortOf(one) !== shortOf(settings);
    const timer = setTimeout(
      () => setRecent((before) => [settings, ...before.filter(isOther)].slice(0, RECENT)),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [settings]);
  const outcome = totals.read(settings, settings);
  const sentences = sentencesIn(words, useLanguage());
  return {
    ...sentences,
    said: sentences.outcomeIn(words.live, outcome),
    words,
    disabled: !useHydrated(),
    settings,
    set: (to: Partial<Settings>) => change((before) => ({ ...before, ...to })),
    link,
    view,
    setView,
    recent,
    setRecent,
    best,
    setBestShown,
    payments,
    /** All frauds, and the customers' payments that some setting would stop. */
    suspects,
    totals,
    outcome,
    picked: payments.find((one) => one === picked),
    pick: (payment: Payment | undefined) => setPicked(payment),
  };
}

export type Sandbox = ReturnType<typeof useSandbox>;
