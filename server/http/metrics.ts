import type { ChannelName } from "../leads/lead.ts";
import type { Count, Outbox } from "../leads/outbox.ts";

const BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Labels = Record<string, string>;

const escapeLabel = (text: string) =>
  text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
function series(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

const counters = [
  { name: "leads_accepted_total", help: "Leads answered with success, by form and state." },
  { name: "leads_refused_total", help: "Posts answered with an error, by reason." },
  { name: "deliveries_total", help: "Tries to deliver, by channel and outcome." },
] as const;
type Counter = (typeof counters)[number]["name"];

function gauges(counts: Count[], now: number): string[] {
  const of = (state: Count["state"]) => counts.filter((count) => count.state === state);
  return [
    "# HELP deliveries_pending Deliveries that will be tried automatically.",
    "# TYPE deliveries_pending gauge",
    ...of("pending").map(({ channel, count }) => series("deliveries_pending", { channel }, count)),
    "# HELP deliveries_oldest_pending_seconds Age of the oldest lead still to be delivered.",
    "# TYPE deliveries_oldest_pending_seconds gauge",
    ...of("pending").map(({ channel, oldest }) =>
      series("deliveries_oldest_pending_seconds", { channel }, Math.max(0, (now - oldest) / 1000)),
    ),
    "# HELP deliveries_held Dead letters: deliveries that wait for the operator.",
    "# TYPE deliveries_held gauge",
    ...of("held").map(({ channel, count }) => series("deliveries_held", { channel }, count)),
  ];
}

/** Counts events for Prometheus; labels never hold what a visitor typed. */
export function createMetrics() {
  const values = new Map<string, { name: Counter; labels: Labels; value: number }>();
  const buckets = BUCKETS_S.map(() => 0);
  let took = 0;
  let count = 0;

  return {
    add(name: Counter, labels: Labels) {
      const key = name + JSON.stringify(labels);
      const known = values.get(key);
      if (known) known.value++;
      else values.set(key, { name, labels, value: 1 });
    },

    /** Records the seconds from a lead's complete body to its answer. */
    acceptTook(seconds: number) {
      took += seconds;
      count++;
      BUCKETS_S.forEach((limit, index) => {
        if (seconds <= limit) buckets[index] = (buckets[index] ?? 0) + 1;
      });
    },

    /** Returns the text of a scrape. */
    async render(outbox: Outbox, channels: readonly ChannelName[], now: number): Promise<string> {
      const lines = counters.flatMap(({ name, help }) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...values.values()]
          .filter((entry) => entry.name === name)
          .map((entry) => series(name, entry.labels, entry.value)),
      ]);
      const counts = await outbox.counts().catch(() => undefined);
      lines.push("# HELP store_up Whether the store could be read for this scrape.", "# TYPE store_up gauge");
      lines.push(series("store_up", {}, counts ? 1 : 0));
      // Left out when the store cannot be read: zeros would look like an empty queue.
      const shown = counts?.filter(({ channel }) => channels.includes(channel));
      if (shown) lines.push(...gauges(shown, now));
      lines.push("# HELP accept_seconds Time to accept a lead.", "# TYPE accept_seconds histogram");
      BUCKETS_S.forEach((limit, index) => {
        lines.push(series("accept_seconds_bucket", { le: String(limit) }, buckets[index] ?? 0));
      });
      lines.push(series("accept_seconds_bucket", { le: "+Inf" }, count));
      lines.push(series("accept_seconds_sum", {}, took), series("accept_seconds_count", {}, count));
      lines.push("# HELP process_resident_memory_bytes Memory of this server.");
      lines.push("# TYPE process_resident_memory_bytes gauge");
      lines.push(series("process_resident_memory_bytes", {}, process.memoryUsage.rss()));
      return `${lines.join("\n")}\n`;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
