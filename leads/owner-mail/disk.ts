import { statfs } from "node:fs/promises";
import { timeOf } from "../text.ts";
import type { AlarmOptions } from "./alarm.ts";
import { kept } from "./notice.ts";

/** The used share of the disk from which the owner is told, and below which it has room again. */
const FULL = 0.8;
const ROOM = 0.75;
const NOTE = "alarm disk";

/** Returns the used share of a folder's disk, as `df` shows it. */
async function usedOf(dir: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(dir);
  const used = blocks - bfree;
  return used / (used + bavail);
}

/** Tells the owner once when the disk of the store fills, before no lead can be kept, and once when it has room again. */
export function createDiskAlarm({ outbox, channels, now, log }: AlarmOptions, dataDir: string) {
  return async function check() {
    const used = await usedOf(dataDir);
    const isTold = Boolean(await outbox.note(NOTE));
    const isFull = used >= (isTold ? ROOM : FULL);
    if (isFull === isTold) return;
    const subject = isFull
      ? `The disk of the leads is ${Math.floor(used * 100)}% full`
      : "The disk of the leads has room again";
    const text = isFull
      ? `${subject}. Once it is full, no lead can be kept: make room at ${dataDir}, or take backups to another machine.`
      : `${subject}.`;
    log(isFull ? `ERROR ${text}` : text);
    const to = channels.map(({ name }) => name);
    const occasion = `${NOTE} ${now()}`;
    if (to.length > 0) await outbox.add(kept({ subject, text }, { occasion, channels: to, now: now() }));
    await outbox.setNote(NOTE, isFull ? timeOf(now()) : "");
  };
}
