import { useState } from "react";
import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { formatCount, perCent } from "../numbers.ts";
import { ResultPair } from "../results.tsx";
import { useSettings } from "../settings-hash.ts";
import { Slider } from "../slider.tsx";
import { Tool } from "../tool.tsx";
import { calculateCounts, type Inputs, nearestStep, RATES } from "./accuracy.ts";
import { complementOf, ID, MISTAKES, settingsInUrl } from "./inputs.ts";
import { Panel } from "./panel.tsx";
import { Plot } from "./plot.tsx";
import { findingOf, resultIn } from "./sentences.ts";

/** The accuracy explorer: every system of one accuracy, by the share of fraud it catches. */
export default function Explorer({ words }: { words: Words["accuracy"] }) {
  const { settings, change: changeBy, link } = useSettings(settingsInUrl);
  const [status, setStatus] = useState<string>();
  const now = calculateCounts(settings);
  function change(to: Partial<Inputs>) {
    changeBy(to);
    setStatus(undefined);
  }
  const rateIn = (rate: number) => fill(words.rate.value, { n: formatCount(100 / rate) });
  const shown = { settings, now, words };
  const frauds = formatCount(now.frauds);
  return (
    <Tool
      id={ID}
      heading={findingOf(now, settings, words)}
      intro={fill(words.intro, { mistakes: formatCount(now.mistakes), events: formatCount(settings.events) })}
      more={words.more}
      words={words.actions}
      announcement={status ?? resultIn(now, settings, words)}
      start={
        <>
          <Slider
            label={words.rate.label}
            shown={<NoBreakText text={rateIn(settings.rate)} />}
            ends={[RATES[0], RATES.at(-1)].map((rate = 1) => rateIn(rate))}
            min={0}
            max={RATES.length - 1}
            value={nearestStep(RATES, settings.rate)}
            text={rateIn(settings.rate)}
            onValue={(at) => change({ rate: RATES[at] ?? settings.rate })}
          />
          <Slider
            label={words.accuracy}
            shown={perCent(settings.accuracy)}
            ends={[MISTAKES[0], MISTAKES.at(-1)].map((wrong = 0) => perCent(complementOf(wrong)))}
            min={0}
            max={MISTAKES.length - 1}
            value={nearestStep(MISTAKES, Math.max(100 - settings.accuracy, 0.001))}
            text={perCent(settings.accuracy)}
            onValue={(at) => change({ accuracy: complementOf(MISTAKES[at] ?? 0) })}
          />
          <ResultPair
            good={{ n: formatCount(now.found), text: fill(words.results.found, { frauds }) }}
            bad={{ n: formatCount(now.falsePositives), text: words.results.stopped }}
          />
        </>
      }
      end={<Plot {...shown} onCaught={(caught) => change({ caught })} />}
      panel={<Panel {...shown} change={change} link={link} announce={setStatus} />}
    />
  );
}
