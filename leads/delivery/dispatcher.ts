/**
 * Delivers what is due. How a delivery moves:
 *
 *     pending -- is due, and a worker claims it ----------------> claimed
 *     claimed -- a stop aborts the attempt ---------------------> pending, due at once
 *     claimed -- `delivered` -----------------------------------> delivered, for good
 *     claimed -- `retry` ---------------------------------------> pending, due after the next wait of the schedule
 *     claimed -- `failed`, `gone`, or `retry` after the last wait -> failed, waits for the operator
 *     claimed -- `broken` --------------------------------------> pending, no attempt counted, and the circuit opens
 *     failed --- the operator's `retry` ------------------------> pending, from the first attempt
 *
 * A claim lasts longer than any attempt. It runs out only while the store cannot be written, or when the clock jumps: then
 * another server may claim the delivery, and only that one can settle it. A worker never attempts twice what it has claimed.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../error.ts";
import type { ChannelName } from "../lead.ts";
import {
  type ClaimedDelivery,
  type Deliverable,
  type DeliveryUpdate,
  LEASE_MS,
  type LeadStore,
} from "../store/store.ts";
import type { Channel, DeliveryOutcome } from "./channel.ts";
import { createCircuitBreaker, retryDelay } from "./schedule.ts";

/** Interval at which the store is asked for due deliveries; the operator's command may have made some due. */
const POLL_MS = 1_000;
/** Time a stop waits for the attempts under way; after it they are given up, and made again after the next start. */
const STOP_MS = 5_000;
const SETTLE_RETRY_MS = 1_000;
/** Shorter than a lease, or another server would start the same delivery. */
const ATTEMPT_MS = LEASE_MS - 30_000;

interface DispatcherOptions {
  store: LeadStore;
  channels: readonly Channel[];
  /** This process's clock, by which a channel rests. */
  now: () => number;
  log: (line: string) => void;
  onOutcome?: (channel: ChannelName, outcome: DeliveryOutcome) => void;
  random?: () => number;
}

/** `stopping` ends claims, `aborting` the attempts under way. */
type Signals = Record<"stopping" | "aborting", AbortSignal>;
/** An update whose next attempt is counted from now on. */
type AttemptResult = Omit<DeliveryUpdate, "nextAt"> & { delayMs: number };

function createWorker(channel: Channel, options: DispatcherOptions, { stopping, aborting }: Signals) {
  const { store, now, log, onOutcome, random = Math.random } = options;
  const lease = randomUUID();
  const running = new Map<string, Promise<void>>();
  const breaker = createCircuitBreaker(channel.name, now, log);
  let claiming: Promise<void> | undefined;

  function attemptResult({ attempts }: ClaimedDelivery, outcome: DeliveryOutcome): AttemptResult {
    if (outcome.result === "delivered") return { state: "delivered", attempts, delayMs: 0, problem: "" };
    const { result, problem } = outcome;
    if (result === "broken") return { state: "pending", attempts, delayMs: 0, problem };
    const failed = attempts + 1;
    const delayMs = result === "retry" ? retryDelay(channel.retryDelays, failed, random()) : undefined;
    const state = delayMs === undefined ? "failed" : "pending";
    return { state, attempts: failed, delayMs: delayMs ?? 0, problem };
  }

  async function settle(delivery: ClaimedDelivery, { delayMs, ...update }: AttemptResult) {
    const now = await store.now();
    await store.settle(delivery, { ...update, nextAt: now + delayMs }, now);
  }

  /** Stores an outcome. It tries again while the disk is full, as giving up would deliver the lead twice. */
  async function settleWithRetries(delivery: ClaimedDelivery, result: AttemptResult) {
    for (;;) {
      try {
        return await settle(delivery, result);
      } catch (error) {
        if (stopping.aborted) return;
        log(`${channel.name}: the store cannot note a delivery (${errorCode(error)}); trying again.`);
        await sleep(SETTLE_RETRY_MS);
      }
    }
  }

  /** Ends a claim, so that the next start, or another server, can try at once. */
  async function releaseClaim(delivery: ClaimedDelivery) {
    try {
      await settle(delivery, { state: "pending", attempts: delivery.attempts, delayMs: 0, problem: "" });
    } catch (error) {
      log(`${channel.name}: a claim could not be released (${errorCode(error)}); it expires with its lease.`);
    }
  }

  async function attempt(message: Deliverable): Promise<DeliveryOutcome> {
    if (breaker.isGone()) return { result: "gone", problem: "receiver gone (410)" };
    try {
      return await channel.deliver(message, AbortSignal.any([AbortSignal.timeout(ATTEMPT_MS), aborting]));
    } catch (error) {
      // A message that no mail or post can be made of must not stop the others.
      return { result: "retry", problem: errorCode(error) };
    }
  }

  async function run(delivery: ClaimedDelivery) {
    const outcome = await attempt(delivery.message);
    if (aborting.aborted && outcome.result !== "delivered") return releaseClaim(delivery);
    breaker.record(outcome);
    onOutcome?.(channel.name, outcome);
    const result = attemptResult(delivery, outcome);
    await settleWithRetries(delivery, result);
    if (outcome.result === "delivered") log(`${channel.name}: lead ${delivery.message.id} was delivered.`);
    if (outcome.result === "retry" || outcome.result === "failed") {
      const next = result.state === "failed" ? "failed; the operator can retry it" : "will be tried again";
      log(`${channel.name}: lead ${delivery.message.id} ${next}: ${outcome.problem}.`);
    }
  }

  function start(delivery: ClaimedDelivery) {
    const { id } = delivery.message;
    const done = run(delivery).finally(() => {
      running.delete(id);
      wake();
    });
    running.set(id, done);
  }

  async function claimDue() {
    for (;;) {
      const limit = breaker.limit(channel.concurrency) - running.size;
      if (stopping.aborted || limit <= 0) return;
      const claimed = await store.claim(channel.name, await store.now(), limit, lease);
      if (claimed.length === 0) return;
      for (const delivery of claimed.filter(({ message }) => !running.has(message.id)))
        if (stopping.aborted) await releaseClaim(delivery);
        else start(delivery);
    }
  }

  /** Claims what is due; does nothing more while it is already doing so. */
  function wake() {
    claiming ??= claimDue()
      .catch((error) => log(`${channel.name}: the store cannot be read (${errorCode(error)}).`))
      .finally(() => {
        claiming = undefined;
      });
    return claiming;
  }

  return {
    wake,
    /** Resolves when nothing is due and nothing is under way. */
    async whenIdle() {
      for (;;) {
        await wake();
        // A delivery that has just ended may be claiming the next.
        if (claiming) continue;
        if (running.size === 0) return;
        await Promise.race(running.values());
      }
    },
    /** Resolves when everything claimed is settled, once `stopping` is aborted. */
    async whenFinished() {
      await claiming;
      await Promise.all(running.values());
    },
  };
}

/** Returns the dispatcher. Each channel has a worker of its own, so none delays or stops another. */
export function createDispatcher(options: DispatcherOptions) {
  const { store, channels, log } = options;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const signals = { stopping: stopping.signal, aborting: aborting.signal };
  const workers = channels.map((channel) => createWorker(channel, options, signals));
  let timer: NodeJS.Timeout | undefined;

  function wake() {
    if (stopping.signal.aborted) return;
    for (const worker of workers) worker.wake();
  }

  return {
    wake,
    /** Tries everything pending at once, then what becomes due. */
    async start() {
      try {
        const now = await store.now();
        for (const { name } of channels) await store.makeDue(name, "pending", now);
      } catch (error) {
        log(`Pending leads could not be made due (${errorCode(error)}).`);
      }
      if (stopping.signal.aborted) return;
      wake();
      timer = setInterval(wake, POLL_MS);
    },
    async drain() {
      await Promise.all(workers.map((worker) => worker.whenIdle()));
    },
    /** Claims nothing new and waits for what is under way, but not for a peer that is silent. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      const abortTimer = setTimeout(() => aborting.abort(), STOP_MS);
      await Promise.all(workers.map((worker) => worker.whenFinished()));
      clearTimeout(abortTimer);
      for (const channel of channels) channel.close?.();
    },
  };
}
