import { readFileSync } from "node:fs";
import net from "node:net";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were no 200. */
  errors: number;
  count: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Sends one request after the other over each keep-alive connection; raw sockets, so that the client costs little. */
export async function load(
  url: string,
  {
    connections,
    seconds,
    request,
  }: { connections: number; seconds: number; request: (index: number) => string },
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const took: number[] = [];
  let errors = 0;
  let sent = 0;
  const start = performance.now();
  const end = start + seconds * 1_000;

  function work() {
    return new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let began = 0;
      let waiting = 0;
      let head: Buffer = Buffer.alloc(0);
      const next = () => {
        if (performance.now() >= end) {
          socket.end();
          resolve();
          return;
        }
        began = performance.now();
        socket.write(request(sent++));
      };
      socket.setNoDelay(true);
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("data", (chunk: Buffer) => {
        if (waiting === 0) {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
          const at = head.indexOf(HEAD_END);
          if (at < 0) return;
          const text = head.toString("latin1", 0, at);
          if (!text.startsWith("HTTP/1.1 200")) errors++;
          const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
          waiting = length - (head.length - at - HEAD_END.length);
          head = Buffer.alloc(0);
        } else {
          waiting -= chunk.length;
        }
        if (waiting > 0) return;
        took.push(performance.now() - began);
        next();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, work));
  took.sort((left, right) => left - right);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? Number.NaN;
  const passed = (performance.now() - start) / 1_000;
  return { rate: took.length / passed, p50: at(0.5), p99: at(0.99), errors, count: took.length };
}

const TICKS_A_SECOND = 100;

/** Seconds of processor time that processes have used so far (Linux). */
export function cpuOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** The middle one; of an even number the upper. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
