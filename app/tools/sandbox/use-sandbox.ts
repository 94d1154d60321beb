import { useEffect, useMemo, useState } from "react";
import { useAddress } from "../use-address.ts";
import { hashOf, SEEDS, type Settings, START, settingsOf } from "./address.ts";
import { cubeOf, type Limits, type Prices } from "./cube.ts";
import { type Fate, fateOf, type View } from "./geometry.ts";
import { dayOf } from "./payments.ts";

/** A setting that rests so long counts as tried: arrow keys report every step. */
const REST_MS = 600;
const TRIES = 5;

const isSame = (a: Limits, b: Limits) => a.join() === b.join();

/** The state of the sandbox: the day, the limits and prices, what the visitor tried, and the payment looked at. */
export function useSandbox() {
  const { settings, change, link } = useAddress<Settings>(START, settingsOf, hashOf);
  const { seed, limits, prices } = settings;
  const [view, setView] = useState<View>(0);
  const [tries, setTries] = useState<readonly Limits[]>([]);
  const [isMoved, setMoved] = useState(false);
  const [isBestShown, setBestShown] = useState(false);
  const [picked, setPicked] = useState<number>();
  const [group, setGroup] = useState<Fate>("stopped");
  const payments = useMemo(() => dayOf(seed), [seed]);
  const cube = useMemo(() => cubeOf(payments), [payments]);
  const fates = useMemo(() => payments.map((payment) => fateOf(payment, limits)), [payments, limits]);

  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(
      () => setTries((before) => [limits, ...before.filter((one) => !isSame(one, limits))].slice(0, TRIES)),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [isMoved, limits]);

  function setLimits(to: Limits) {
    change((before) => ({ ...before, limits: to }));
    setMoved(true);
  }
  return {
    ...settings,
    payments,
    cube,
    outcome: cube.read(limits, prices),
    fates,
    view,
    setView,
    setLimits,
    setLimit: (at: View, value: number) =>
      setLimits([at === 0 ? value : limits[0], at === 1 ? value : limits[1], at === 2 ? value : limits[2]]),
    setPrices: (to: Partial<Prices>) =>
      change((before) => ({ ...before, prices: { ...before.prices, ...to } })),
    tries,
    isBestShown,
    setBestShown,
    picked: picked === undefined ? undefined : payments[picked],
    pick: (id: number) => {
      setPicked(id);
      const fate = fates[id];
      if (fate && fate !== "plain") setGroup(fate);
    },
    group,
    setGroup: (to: Fate) => {
      setGroup(to);
      setPicked(undefined);
    },
    anotherDay: () => {
      change((before) => ({
        ...before,
        seed: SEEDS[(SEEDS.indexOf(seed) + 1) % SEEDS.length] ?? START.seed,
      }));
      setPicked(undefined);
      setTries([]);
      setMoved(false);
    },
    startAgain: () => {
      change((before) => ({ ...START, seed: before.seed }));
      setTries([]);
      setMoved(false);
      setBestShown(false);
      setPicked(undefined);
    },
    link,
  };
}

export type Sandbox = ReturnType<typeof useSandbox>;
