import { randomUUIDv7 } from "node:crypto";
import { statfs } from "node:fs/promises";
import { commandLine } from "../config.ts";
import type { Channel, Outcome } from "../delivery/channel.ts";
import { codeOf } from "../fault.ts";
import type { ChannelName } from "../lead.ts";
import type { Count, Outbox } from "../store/outbox.ts";
import { timeOf } from "../text.ts";

/** A lead that waits longer is a case for a person. */
export const WAITING_MS = 15 * 60_000;
const ATTEMPT_MS = 60_000;

export interface AlarmOptions {
  outbox: Outbox;
  /** The channels that are set up. */
  channels: readonly Channel[];
  now: () => number;
  log: (line: string) => void;
  /** The problem of each channel whose last attempt failed. */
  problems: ReadonlyMap<ChannelName, string>;
}

/** Returns a function for the courier that keeps the problem of each channel's last attempt. */
export const noteProblem =
  (problems: Map<ChannelName, string>) => (channel: ChannelName, outcome: Outcome) => {
    if (outcome.result === "delivered") problems.delete(channel);
    else problems.set(channel, outcome.problem);
  };

const advice = new Map([
  [
    "mail",
    `\`${commandLine("check-mail")}\` says more; correct SMTP_URL if it is wrong, and restart the server`,
  ],
  ["webhook", "see whether the receiver at WEBHOOK_URL works"],
]);
const chatAdvice = "see whether its address in NOTIFY_URL is still valid";

const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

/** Returns the sentence about a channel that does not work, or undefined. */
function problemOf(name: ChannelName, counts: readonly Count[], { now, problems }: AlarmOptions) {
  const of = (state: Count["state"]) => counts.find((one) => one.channel === name && one.state === state);
  const [pending, failed] = [of("pending"), of("failed")];
  const reason = problems.has(name) ? `: ${problems.get(name)}` : "";
  const what = advice.get(name) ?? chatAdvice;
  if (failed)
    return `${leads(failed.count)} could not be delivered by ${name}${reason}. None is lost: ${what}, then run \`${commandLine("retry")}\`.`;
  // A lead from the future came while the clock was wrong.
  if (pending && Math.abs(now() - pending.oldest) > WAITING_MS)
    return `${leads(pending.count)} cannot be delivered by ${name}, the oldest since ${timeOf(pending.oldest)}${reason}. None is lost: ${what}.`;
  return undefined;
}

/**
 * The note about a channel is "working", "failing", or "untold" while it fails and nobody could be told, and the id of the mail or a
 * random one, which is new each time. Older versions noted the time of a failure, or "".
 */
const keyOf = (name: ChannelName) => `alarm ${name}`;
const isFailure = (note = "") => note !== "" && !note.startsWith("working");

/** Returns those of the channels that do not work. */
export async function failingChannels(outbox: Outbox, names: readonly ChannelName[]): Promise<ChannelName[]> {
  const notes = await Promise.all(names.map((name) => outbox.note(keyOf(name))));
  return names.filter((_, index) => isFailure(notes[index]));
}

/** Tells the owner once when leads cannot be kept or delivered, by every way that still works, and once when they can again. */
export function createAlarm(options: AlarmOptions) {
  const { outbox, channels, now, log } = options;
  const names = channels.map(({ name }) => name);
  /** Somebody knows that the store cannot be written. */
  let isStoreTold = false;
  let isStoreLogged = false;

  /** Nothing can be queued while the store is broken, so this mail goes straight to the channels. */
  async function checkStore(): Promise<boolean> {
    const code = await outbox.probe().then(() => "", codeOf);
    if (!code) {
      if (isStoreLogged) log("The store can be written again.");
      const again = { subject: "Leads can be kept again", text: "The store works again." };
      if (isStoreTold)
        await outbox.tell(again, { occasion: `store again ${now()}`, channels: names, now: now() });
      isStoreLogged = false;
      isStoreTold = false;
      return true;
    }
    const subject = "No lead can be kept";
    const text = `The store of the website cannot be written (${code}), and visitors are told to write a mail: look for a full or read-only disk at ${outbox.location}.`;
    if (!isStoreLogged) log(`ERROR ${text}`);
    isStoreLogged = true;
    if (isStoreTold) return false;
    const mail = { id: randomUUIDv7(), subject, text, at: now() };
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const outcomes = await Promise.all(channels.map((channel) => channel.deliver(mail, signal)));
    isStoreTold = outcomes.some(({ result }) => result === "delivered");
    return false;
  }

  async function checkChannel(name: ChannelName, counts: readonly Count[], working: readonly ChannelName[]) {
    const key = keyOf(name);
    const before = (await outbox.note(key)) ?? "";
    const problem = problemOf(name, counts, options);
    const isChanged = Boolean(problem) !== isFailure(before);
    const to = problem ? working : names;
    if (!isChanged && !(before.startsWith("untold") && to.length > 0)) return;
    const text = problem ?? `Leads are delivered by ${name} again.`;
    if (isChanged) log(problem ? `ERROR ${text}` : text);
    // What is still to be told by a channel that did not work meanwhile is no longer true.
    const [, told] = /^\w+ ([-\w]{36})$/.exec(before) ?? [];
    if (told) await outbox.remove([told]);
    const subject = problem ? `Leads cannot be delivered by ${name}` : text.slice(0, -1);
    const occasion = `${key} ${before}`;
    const id =
      to.length > 0
        ? await outbox.tell({ subject, text }, { occasion, channels: to, now: now() })
        : randomUUIDv7();
    const state = problem ? "failing" : "working";
    await outbox.setNote(key, `${to.length > 0 ? state : "untold"} ${id}`);
  }

  /** Looks once; resolves when what is to be told is queued. */
  return async function check() {
    if (!(await checkStore())) return;
    const counts = await outbox.counts();
    const working = names.filter((name) => !problemOf(name, counts, options));
    for (const name of names) await checkChannel(name, counts, working);
  };
}

/** The used share of the disk from which the owner is told, and below which it has room again. */
const FULL = 0.8;
const ROOM = 0.75;
const DISK_NOTE = "alarm disk";

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
    const isTold = Boolean(await outbox.note(DISK_NOTE));
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
    const occasion = `${DISK_NOTE} ${now()}`;
    if (to.length > 0) await outbox.tell({ subject, text }, { occasion, channels: to, now: now() });
    await outbox.setNote(DISK_NOTE, isFull ? timeOf(now()) : "");
  };
}
