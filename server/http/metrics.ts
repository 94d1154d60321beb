import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { leadKinds } from "../../contract/kinds.ts";
import type { DeliveryOutcome } from "../../leads/delivery/channel.ts";
import type { ChannelName, DeliveryState } from "../../leads/lead.ts";
import type { LeadStore, QueueStats } from "../../leads/store/store.ts";
import { reasons } from "./refusals.ts";

const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const states = ["kept", "spam"] as const;
const outcomes: readonly DeliveryOutcome["result"][] = ["delivered", "retry", "failed", "broken", "gone"];

/** Counts events for Prometheus; labels never hold what a visitor typed. */
export function createMetrics(channels: readonly ChannelName[]) {
  const registry = new Registry();
  const registers = [registry];
  /** Starts at 0 with all labels: an alert on an increase does not see a counter that comes with its first event. */
  function counter<T extends Record<string, string>>(name: string, help: string, all: T[]) {
    const labelled = new Counter({ name, help, registers, labelNames: Object.keys(all[0] ?? {}) });
    for (const labels of all) labelled.inc(labels, 0);
    return (labels: T) => labelled.inc(labels);
  }
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers, labelNames: ["channel"] });

  const up = gauge("store_up", "Whether the store could be read for this scrape.");
  const pending = gauge("deliveries_pending", "Deliveries that will be tried automatically.");
  const oldest = gauge("deliveries_oldest_pending_seconds", "Age of the oldest lead still to be delivered.");
  const failed = gauge("deliveries_failed", "Failed deliveries, which wait for the operator.");
  const memory = gauge("process_resident_memory_bytes", "Memory of this server.");
  const kept = leadKinds.flatMap((kind) => states.map((state) => ({ kind, state })));
  const refused = reasons.map((reason) => ({ reason }));
  const tried = channels.flatMap((channel) => outcomes.map((outcome) => ({ channel, outcome })));
  const took = new Histogram({ name: "accept_seconds", help: "Time to accept a lead.", buckets, registers });

  function showQueue(stats: QueueStats[] | undefined, now: number) {
    up.set(stats ? 1 : 0);
    // Left out when the store cannot be read: zeros would look like an empty queue.
    for (const each of [pending, oldest, failed]) each.reset();
    for (const channel of stats ? channels : []) {
      const statsOf = (state: DeliveryState) =>
        stats?.find((row) => row.channel === channel && row.state === state);
      pending.set({ channel }, statsOf("pending")?.count ?? 0);
      oldest.set({ channel }, Math.max(0, now - (statsOf("pending")?.oldest ?? now)) / 1000);
      failed.set({ channel }, statsOf("failed")?.count ?? 0);
    }
  }

  return {
    contentType: registry.contentType,
    accepted: counter("leads_accepted_total", "Leads answered with success, by form and state.", kept),
    refused: counter("leads_refused_total", "Posts answered with an error, by reason.", refused),
    attempted: counter("deliveries_total", "Tries to deliver, by channel and outcome.", tried),
    /** Records the seconds from a lead's complete body to its answer. */
    acceptTook: (seconds: number) => took.observe(seconds),
    async render(store: LeadStore, now: number): Promise<string> {
      showQueue(await store.queueStats().catch(() => undefined), now);
      memory.set(process.memoryUsage.rss());
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
