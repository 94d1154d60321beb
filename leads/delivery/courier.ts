import { codeOf } from "../fault.ts";
import type { Channel } from "./channel.ts";
import { type ChannelWorkerOptions, createChannelWorker } from "./channel-worker.ts";

/** Interval at which the store is asked for due deliveries; the operator's command may have made some due. */
const POLL_MS = 1_000;
/** Time a stop waits for the attempts under way; after it they are given up, and made again after the next start. */
const STOP_MS = 5_000;

export interface CourierOptions extends Omit<ChannelWorkerOptions, "stopping" | "cut"> {
  channels: readonly Channel[];
}

/** Delivers what is due. Each channel has a worker of its own, so none delays or stops another. */
export function createCourier(options: CourierOptions) {
  const { outbox, channels, log } = options;
  const stopping = new AbortController();
  const cut = new AbortController();
  const workers = channels.map((channel) =>
    createChannelWorker(channel, { ...options, stopping: stopping.signal, cut: cut.signal }),
  );
  let timer: NodeJS.Timeout | undefined;

  /** Looks for what is due now; cheap, and safe to call at any time. */
  function wake() {
    if (stopping.signal.aborted) return;
    for (const worker of workers) worker.wake();
  }

  return {
    wake,
    /** Tries everything pending at once, then what becomes due. */
    async start() {
      try {
        const now = await outbox.now();
        for (const { name } of channels) await outbox.makeAllDue(name, now);
      } catch (error) {
        log(`Pending leads could not be made due (${codeOf(error)}).`);
      }
      if (stopping.signal.aborted) return;
      wake();
      timer = setInterval(wake, POLL_MS);
    },
    /** Resolves when nothing is due any more and nothing is under way; for tests. */
    async drain() {
      await Promise.all(workers.map((worker) => worker.settled()));
    },
    /** Claims nothing new and waits for what is under way, but not for a peer that is silent. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      const cutTimer = setTimeout(() => cut.abort(), STOP_MS);
      await Promise.all(workers.map((worker) => worker.finished()));
      clearTimeout(cutTimer);
      for (const channel of channels) channel.close?.();
    },
  };
}
