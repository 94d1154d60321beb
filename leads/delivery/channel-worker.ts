/**
 * The worker of one channel. How a delivery moves:
 *
 *     pending -- is due, and a worker claims it ----------------> claimed
 *     claimed -- a stop cuts the attempt -----------------------> pending, due at once
 *     claimed -- `delivered` -----------------------------------> delivered, for good
 *     claimed -- `retry` ---------------------------------------> pending, due after the next wait of the schedule
 *     claimed -- `hold`, `gone`, or `retry` after the last wait -> failed, waits for the operator
 *     claimed -- `broken` --------------------------------------> pending, no attempt counted, and the circuit opens
 *     failed --- the operator's `retry` ------------------------> pending, from the first attempt
 *
 * A claim has a lease, longer than any attempt: it runs out only while the store cannot be written, or when the clock jumps.
 * Then whoever claims the delivery next has it: this worker does not attempt it twice, and only the newest lease can settle.
 */
import { codeOf } from "../fault.ts";
import type { ChannelName } from "../lead.ts";
import { type Job, LEASE_MS, type Outbox, type Settlement } from "../store/outbox.ts";
import type { Channel, Outcome } from "./channel.ts";
import { createCircuitBreaker, waitAfter } from "./schedule.ts";

const SETTLE_AGAIN_MS = 1_000;
/** Shorter than a lease, or another server would start the same delivery. */
const ATTEMPT_MS = LEASE_MS - 30_000;

export interface ChannelWorkerOptions {
  outbox: Outbox;
  /** This process's clock, by which a channel rests. */
  now: () => number;
  log: (line: string) => void;
  /** Called after every attempt. */
  onOutcome?: (channel: ChannelName, outcome: Outcome) => void;
  /** Returns 0 to 1, to spread the retries. */
  random?: () => number;
  /** Longest time of one attempt. */
  attemptMs?: number;
  /** Aborted when nothing new may be claimed. */
  stopping: AbortSignal;
  /** Aborted when a stop waits no longer for the attempts under way. */
  cut: AbortSignal;
}

/** A settlement whose next attempt is counted from now on. */
type Result = Omit<Settlement, "nextAt"> & { wait: number };

export function createChannelWorker(channel: Channel, options: ChannelWorkerOptions) {
  const {
    outbox,
    now,
    log,
    onOutcome,
    random = Math.random,
    stopping,
    cut,
    attemptMs = ATTEMPT_MS,
  } = options;
  /** The deliveries under way by the lead's id, each with the newest lease that this worker has for it. */
  const running = new Map<string, { lease: string; task: Promise<void> }>();
  const breaker = createCircuitBreaker(channel.name, now, log);
  let filling: Promise<void> | undefined;

  function resultOf({ attempts }: Job, outcome: Outcome): Result {
    if (outcome.result === "delivered") return { state: "delivered", attempts, wait: 0, problem: "" };
    const { result, problem } = outcome;
    if (result === "broken") return { state: "pending", attempts, wait: 0, problem };
    const failed = attempts + 1;
    const wait = result === "retry" ? waitAfter(channel.waits, failed, random()) : undefined;
    if (wait === undefined) return { state: "failed", attempts: failed, wait: 0, problem };
    return { state: "pending", attempts: failed, wait, problem };
  }

  async function settleUnder(lease: string, job: Job, { wait, ...settlement }: Result) {
    const now = await outbox.now();
    return outbox.settle({ ...job, lease }, { ...settlement, nextAt: now + wait }, now);
  }

  /**
   * Stores an outcome under the lease of the claim, or the one it was renewed with; not at all once another server has
   * the delivery. It tries again while the disk is full, as giving up would deliver the lead twice.
   */
  async function settle(job: Job, result: Result) {
    let { lease } = job;
    for (;;) {
      try {
        if (await settleUnder(lease, job, result)) return;
        // The answer of the claim that renewed it may still be to come.
        await filling;
        const newest = running.get(job.message.id)?.lease ?? lease;
        if (newest === lease) return;
        lease = newest;
      } catch (error) {
        if (stopping.aborted) return;
        log(`${channel.name}: the store cannot note a delivery (${codeOf(error)}); trying again.`);
        await new Promise((resolve) => setTimeout(resolve, SETTLE_AGAIN_MS));
      }
    }
  }

  async function run(job: Job) {
    const failuresBefore = breaker.failures();
    const outcome: Outcome = breaker.isGone()
      ? { result: "gone", problem: "receiver gone (410)" }
      : await channel.deliver(job.message, AbortSignal.any([AbortSignal.timeout(attemptMs), cut]));
    if (cut.aborted && outcome.result !== "delivered") return releaseClaims([job]);
    breaker.record(outcome, failuresBefore);
    onOutcome?.(channel.name, outcome);
    const result = resultOf(job, outcome);
    await settle(job, result);
    if (outcome.result === "delivered") log(`${channel.name}: lead ${job.message.id} was delivered.`);
    if (outcome.result === "retry" || outcome.result === "hold") {
      const next =
        result.state === "failed" ? "has failed; the operator can retry it" : "will be tried again";
      log(`${channel.name}: lead ${job.message.id} ${next}: ${outcome.problem}.`);
    }
  }

  async function fill() {
    for (;;) {
      const limit = breaker.limit(channel.concurrency) - running.size;
      if (stopping.aborted || limit <= 0) return;
      const jobs = await outbox.claim(channel.name, await outbox.now(), limit);
      if (jobs.length === 0) return;
      const fresh: Job[] = [];
      for (const job of jobs) {
        const underWay = running.get(job.message.id);
        if (underWay) underWay.lease = job.lease;
        else fresh.push(job);
      }
      if (stopping.aborted) return releaseClaims(fresh);
      for (const job of fresh) running.set(job.message.id, { lease: job.lease, task: start(job) });
    }
  }

  function start(job: Job) {
    return run(job).finally(() => {
      running.delete(job.message.id);
      wake();
    });
  }

  /** Ends the claims, so that the next start, or another server, can try at once. A claim that cannot be ended expires. */
  async function releaseClaims(jobs: Job[]) {
    for (const job of jobs) {
      const { attempts, lease } = job;
      try {
        await settleUnder(lease, job, { state: "pending", attempts, wait: 0, problem: "" });
      } catch (error) {
        log(`${channel.name}: a claim could not be released (${codeOf(error)}); it expires with its lease.`);
      }
    }
  }

  const tasks = () => [...running.values()].map(({ task }) => task);

  /** Claims what is due; does nothing more while it is already doing so. */
  function wake() {
    filling ??= fill()
      .catch((error) => log(`${channel.name}: the store cannot be read (${codeOf(error)}).`))
      .finally(() => {
        filling = undefined;
      });
    return filling;
  }

  return {
    wake,
    /** Resolves when nothing is due and nothing is under way. */
    async settled() {
      for (;;) {
        await wake();
        // A delivery that has just ended may be claiming the next.
        if (filling) continue;
        if (running.size === 0) return;
        await Promise.race(tasks());
      }
    },
    /** Resolves when everything claimed is settled, once `stopping` is aborted. */
    async finished() {
      await filling;
      await Promise.all(tasks());
    },
  };
}
