import type { Channel, Outcome } from "./channel.ts";
import { codeOf } from "./fault.ts";
import type { ChannelName } from "./lead.ts";
import { type Job, LEASE_MS, type Outbox, type Settlement } from "./outbox.ts";
import { circuitWait, waitAfter } from "./schedule.ts";

/** How often the store is asked for what became due, or was released by the operator's command. */
const POLL_MS = 1_000;
const SETTLE_AGAIN_MS = 1_000;
/** A try ends before its lease does, or another server would start the same. */
const TRY_MS = LEASE_MS - 30_000;

export interface CourierOptions {
  outbox: Outbox;
  channels: readonly Channel[];
  now: () => number;
  log: (line: string) => void;
  /** Told of every try, for the metrics. */
  onOutcome?: (channel: ChannelName, result: Outcome["result"]) => void;
  /** 0 to 1, spreads the retries. */
  random?: () => number;
  pollMs?: number;
}

/** Delivers what is due, each channel by itself; nothing a channel does can stop another or throw. */
export function createCourier(options: CourierOptions) {
  const { outbox, channels, now, log, onOutcome, random = Math.random, pollMs = POLL_MS } = options;
  const lanes = channels.map(createLane);
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  function createLane(channel: Channel) {
    const running = new Map<string, { job: Job; task: Promise<void> }>();
    let failures = 0;
    let restUntil = 0;
    let gone = false;
    let filling: Promise<void> | undefined;

    function settlementOf(job: Job, outcome: Outcome): Settlement {
      const attempts = job.attempts + 1;
      if (outcome.result === "delivered") {
        return { state: "delivered", attempts: job.attempts, nextAt: now(), problem: "" };
      }
      const { problem } = outcome;
      if (outcome.result === "broken") {
        return { state: "pending", attempts: job.attempts, nextAt: now(), problem };
      }
      const wait = waitAfter(channel.waits, attempts, random());
      if (outcome.result === "retry" && wait !== undefined) {
        return { state: "pending", attempts, nextAt: now() + wait, problem };
      }
      return { state: "held", attempts, nextAt: now(), problem };
    }

    /** @param failuresBefore as the try began: those that began together are one failure */
    function noteHealth(outcome: Outcome, failuresBefore: number) {
      if (outcome.result === "broken") {
        if (failures !== failuresBefore) return;
        failures++;
        restUntil = now() + circuitWait(failures);
        log(
          `${channel.name}: ${outcome.problem}. Every lead is kept; the next try is in ${Math.round(circuitWait(failures) / 1000)} s.`,
        );
        return;
      }
      if (failures > 0 && outcome.result === "delivered") log(`${channel.name}: works again.`);
      if (outcome.result === "delivered" || outcome.result === "hold") failures = 0;
      if (outcome.result === "gone" && !gone) {
        gone = true;
        log(`${channel.name}: the receiver answered 410 Gone, so nothing more is sent until the next start.`);
      }
    }

    async function settle(job: Job, settlement: Settlement) {
      for (;;) {
        try {
          const { lease } = job;
          if (await outbox.settle(job, settlement, now())) return;
          // A claim of our own may just have renewed the lease.
          await filling;
          if (job.lease === lease) return;
        } catch (error) {
          // Without this note a delivered lead would be delivered again, so a full disk is waited out.
          if (stopping) return;
          log(`${channel.name}: the store cannot note a delivery (${codeOf(error)}); trying again.`);
          await new Promise((resolve) => setTimeout(resolve, SETTLE_AGAIN_MS));
        }
      }
    }

    async function run(job: Job) {
      const failuresBefore = failures;
      const outcome: Outcome = gone
        ? { result: "gone", problem: "receiver gone (410)" }
        : await inTime(channel.deliver(job.lead));
      noteHealth(outcome, failuresBefore);
      onOutcome?.(channel.name, outcome.result);
      const settlement = settlementOf(job, outcome);
      await settle(job, settlement);
      if (outcome.result === "retry" || outcome.result === "hold") {
        const what = settlement.state === "held" ? "is held for a person" : "will be tried again";
        log(`${channel.name}: lead ${job.lead.id} ${what}: ${outcome.problem}.`);
      }
    }

    async function fill() {
      for (;;) {
        // After a fault one delivery alone finds out whether the channel works again.
        const limit = (failures > 0 ? 1 : channel.concurrency) - running.size;
        if (
          stopping ||
          limit <= 0 ||
          (failures > 0 && now() < restUntil && restUntil - now() <= circuitWait(failures))
        )
          return;
        const jobs = await outbox.claim(channel.name, now(), limit);
        if (jobs.length === 0) return;
        const fresh = jobs.filter(isFresh);
        if (stopping) return giveBack(fresh);
        for (const job of fresh) running.set(job.lead.id, { job, task: start(job) });
      }
    }

    /** False for what is under way: its lease ran out as the store could not be written, or the clock jumped. */
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

    /** So that the next start, or another server, can try at once. */
    async function giveBack(jobs: Job[]) {
      for (const job of jobs) {
        const { attempts } = job;
        await outbox.settle(job, { state: "pending", attempts, nextAt: now(), problem: "" }, now());
      }
    }

    const tasks = () => [...running.values()].map(({ task }) => task);

    function wake() {
      filling ??= fill()
        .catch((error) => log(`${channel.name}: the store cannot be read (${codeOf(error)}).`))
        .finally(() => {
          filling = undefined;
        });
      return filling;
    }

    /** Until nothing is due and nothing is under way. */
    async function settled() {
      for (;;) {
        await wake();
        if (running.size === 0) return;
        await Promise.race(tasks());
      }
    }

    /** Until what is claimed or under way is settled, once no more is taken. */
    async function finished() {
      await filling;
      await Promise.all(tasks());
    }

    return { wake, settled, finished };
  }

  /** Looks for what is due now; cheap, and safe to call at any time. */
  function wake() {
    if (stopping) return;
    for (const lane of lanes) lane.wake();
  }

  return {
    wake,
    /** Tries everything pending at once, then what becomes due. */
    async start() {
      await outbox.makeAllDue(now()).catch((error) => log(`The store cannot be woken (${codeOf(error)}).`));
      if (stopping) return;
      wake();
      timer = setInterval(wake, pollMs);
    },
    /** Resolves when nothing is due any more and nothing is under way; for tests and benches. */
    async drain() {
      await Promise.all(lanes.map((lane) => lane.settled()));
    },
    /** Takes nothing new and waits for what is under way. */
    async stop() {
      stopping = true;
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.finished()));
      for (const channel of channels) channel.close();
    },
  };
}

/** A peer that trickles its answers is given up like one that hangs. */
async function inTime(trying: Promise<Outcome>): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const timer = setTimeout(resolve, TRY_MS, { result: "retry", problem: "took too long" });
  return Promise.race([trying, promise]).finally(() => clearTimeout(timer));
}

export type Courier = ReturnType<typeof createCourier>;
