import { codeOf } from "../fault.ts";
import { type Job, LEASE_MS, type Settlement } from "../store/outbox.ts";
import type { Channel, Outcome } from "./channel.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { CourierOptions } from "./courier.ts";
import { waitAfter } from "./schedule.ts";

const SETTLE_AGAIN_MS = 1_000;
/** Shorter than a lease, or another server would start the same delivery. */
const ATTEMPT_MS = LEASE_MS - 30_000;

export interface ChannelWorkerOptions
  extends Pick<CourierOptions, "outbox" | "now" | "log" | "onOutcome" | "attemptMs"> {
  random: () => number;
  /** Aborted when nothing new may be claimed. */
  stopping: AbortSignal;
  /** Aborted when a stop waits no longer for the attempts under way. */
  cut: AbortSignal;
}

/** A settlement whose next attempt is counted from now on. */
type Result = Omit<Settlement, "nextAt"> & { wait: number };

/** Claims and delivers the due leads of one channel. */
export function createChannelWorker(channel: Channel, options: ChannelWorkerOptions) {
  const { outbox, now, log, onOutcome, random, stopping, cut, attemptMs = ATTEMPT_MS } = options;
  const running = new Map<string, { job: Job; task: Promise<void> }>();
  const breaker = createCircuitBreaker({ name: channel.name, now, log });
  let filling: Promise<void> | undefined;

  function resultOf({ attempts }: Job, outcome: Outcome): Result {
    if (outcome.result === "delivered") return { state: "delivered", attempts, wait: 0, problem: "" };
    const { result, problem } = outcome;
    if (result === "broken") return { state: "pending", attempts, wait: 0, problem };
    const failed = attempts + 1;
    const wait = result === "retry" ? waitAfter(channel.waits, failed, random()) : undefined;
    if (wait === undefined) return { state: "held", attempts: failed, wait: 0, problem };
    return { state: "pending", attempts: failed, wait, problem };
  }

  async function settleNow(job: Job, { wait, ...settlement }: Result) {
    const now = await outbox.now();
    return outbox.settle(job, { ...settlement, nextAt: now + wait }, now);
  }

  /** Stores an outcome, retrying while the disk is full: giving up would deliver the lead twice. */
  async function settle(job: Job, result: Result) {
    for (;;) {
      try {
        const { lease } = job;
        if (await settleNow(job, result)) return;
        // A claim of our own may just have renewed the lease.
        await filling;
        if (job.lease === lease) return;
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
      : await channel.deliver(job.lead, AbortSignal.any([AbortSignal.timeout(attemptMs), cut]));
    if (cut.aborted && outcome.result !== "delivered") return releaseClaims([job]);
    breaker.record(outcome, failuresBefore);
    onOutcome?.(channel.name, outcome.result);
    const result = resultOf(job, outcome);
    await settle(job, result);
    if (outcome.result === "retry" || outcome.result === "hold") {
      const next = result.state === "held" ? "is held for the operator" : "will be tried again";
      log(`${channel.name}: lead ${job.lead.id} ${next}: ${outcome.problem}.`);
    }
  }

  async function fill() {
    for (;;) {
      const limit = breaker.limit(channel.concurrency) - running.size;
      if (stopping.aborted || limit <= 0) return;
      const jobs = await outbox.claim(channel.name, await outbox.now(), limit);
      if (jobs.length === 0) return;
      const fresh = jobs.filter(isFresh);
      if (stopping.aborted) return releaseClaims(fresh);
      for (const job of fresh) running.set(job.lead.id, { job, task: start(job) });
    }
  }

  /** False for a delivery under way whose lease ran out because the store could not be written, or the clock jumped. */
  function isFresh({ lead, lease }: Job): boolean {
    const known = running.get(lead.id);
    if (known) known.job.lease = lease;
    return !known;
  }

  function start(job: Job) {
    return run(job).finally(() => {
      running.delete(job.lead.id);
      wake();
    });
  }

  /** Ends the claims, so that the next start, or another server, can try at once. A claim that cannot be ended expires. */
  async function releaseClaims(jobs: Job[]) {
    for (const job of jobs) {
      const { attempts } = job;
      try {
        await settleNow(job, { state: "pending", attempts, wait: 0, problem: "" });
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
