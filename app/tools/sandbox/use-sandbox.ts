import { useEffect, useMemo, useState } from "react";
import { fill } from "../../../content/texts.ts";
import type { Rule, Words } from "../../../content/words.ts";
import { plural } from "../../../contract/language.ts";
import { useLanguage } from "../../i18n/words.ts";
import { grouped } from "../numbers.ts";
import { useSettings } from "../settings-hash.ts";
import { totalsOf } from "./day-cost.ts";
import { type SandboxInputs, settingsInUrl } from "./inputs.ts";
import type { Limits } from "./limits.ts";
import { dayOf } from "./payments.ts";

/** A setting that rests so long counts as tried: arrow keys report every step. */
const SETTLE_MS = 600;
const RECENT_MAX = 5;

/** Writes a setting in figures. */
export const shortOf = ({ device, card, sim }: Limits) => `${device} / ${card} / ${sim}`;

/** The state of the sandbox and what follows from it: the settings, the limit in hand, what the visitor tried. */
export function useSandbox(words: Words["sandbox"]) {
  const { settings, change, link } = useSettings(settingsInUrl);
  const { seed, review, falsePositive } = settings;
  const language = useLanguage();
  const [view, setView] = useState<Rule>("device");
  /** The answer of the panel's last button, until a setting changes. */
  const [status, announce] = useState<string>();
  const [recent, setRecent] = useState<readonly Limits[]>([settings]);
  const payments = useMemo(() => dayOf(seed), [seed]);
  const totals = useMemo(() => totalsOf(payments), [payments]);
  const best = useMemo(() => totals.best({ review, falsePositive }), [totals, review, falsePositive]);
  useEffect(() => {
    const isOther = (limits: Limits) => shortOf(limits) !== shortOf(settings);
    const timer = setTimeout(
      () => setRecent((before) => [settings, ...before.filter(isOther)].slice(0, RECENT_MAX)),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [settings]);
  const outcome = totals.read(settings, settings);
  return {
    words,
    settings,
    set(to: Partial<SandboxInputs>) {
      change(to);
      announce(undefined);
    },
    status,
    announce,
    link,
    view,
    setView,
    recent,
    best,
    payments,
    totals,
    outcome,
    /** The payments that a limit stops, in words. */
    zoneOf: (rule: Rule) => {
      const limit = words.limits[rule];
      const n = settings[rule];
      return n === 0 && "off" in limit ? limit.off.zone : fill(plural(limit.zone, n, language), { n });
    },
    summary: fill(words.live, {
      stopped: outcome.stopped,
      frauds: totals.frauds,
      missedSar: grouped(outcome.missedSar),
      falsePositives: grouped(outcome.falsePositives),
      cost: grouped(outcome.cost),
    }),
  };
}

export type Sandbox = ReturnType<typeof useSandbox>;
