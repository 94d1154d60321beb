import { randomUUIDv7 } from "node:crypto";
import { statfs } from "node:fs/promises";
import { formatCommand } from "../config.ts";
import { utcTime } from "../days.ts";
import type { Channel } from "../delivery/channel.ts";
import { errorCode } from "../error.ts";
import type { ChannelName, DeliveryState } from "../lead.ts";
import type { LeadStore, OwnerText, QueueStats } from "../store/store.ts";

/** A lead that is undelivered for longer is a case for the owner. */
const UNDELIVERED_MS = 15 * 60_000;
const ATTEMPT_MS = 60_000;

export interface AlarmOptions {
  /** The folder of a store that is on this machine. */
  dataDir: string | undefined;
  store: LeadStore;
  channels: readonly Channel[];
  now: () => number;
  log: (line: string) => void;
}

const advice: Record<ChannelName, string> = {
  mail: `\`${formatCommand("check-mail")}\` says more; correct SMTP_URL if it is wrong, and restart the server`,
  webhook: "see whether the receiver at WEBHOOK_URL works",
};

const formatLeads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

/** Returns the sentence about a channel that does not work, or undefined. */
function problemOf(name: ChannelName, counts: readonly QueueStats[], now: number) {
  const statsOf = (state: DeliveryState) => counts.find((row) => row.channel === name && row.state === state);
  const [pending, failed] = [statsOf("pending"), statsOf("failed")];
  const { problem } = failed ?? pending ?? {};
  const reason = problem ? `: ${problem}` : "";
  const what = advice[name] ?? "see whether its address in NOTIFY_URL is still valid";
  if (failed)
    return `${formatLeads(failed.count)} could not be delivered by ${name}${reason}. None is lost: ${what}, then run \`${formatCommand("retry")}\`.`;
  // A lead from the future came while the clock was wrong.
  if (pending && Math.abs(now - pending.oldest) > UNDELIVERED_MS)
    return `${formatLeads(pending.count)} cannot be delivered by ${name}, the oldest since ${utcTime(pending.oldest)}${reason}. None is lost: ${what}.`;
  return undefined;
}

/**
 * Each thing that can fail has a value in the store: its state ("working", "failing", or "untold" while no channel could take a mail)
 * and the id of the last mail about it, or a random one. Older versions kept the time of the failure, or "".
 */
const keyOf = (name: ChannelName) => `alarm ${name}`;
const isFailure = (value = "") => value !== "" && !value.startsWith("working");

/** Returns those of the channels that do not work. */
export async function failingChannels(store: LeadStore, names: readonly ChannelName[]) {
  const values = await Promise.all(names.map((name) => store.value(keyOf(name))));
  return names.filter((_, index) => isFailure(values[index]));
}

/** The used share of the disk from which the owner is warned, and below which it has room again. */
const [FULL_SHARE, ROOM_SHARE] = [0.8, 0.75];
const DISK = keyOf("disk");

/** Returns the used share of a folder's disk, as `df` shows it. */
async function usedShare(dir: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(dir);
  const used = blocks - bfree;
  return used / (used + bavail);
}

interface CheckResult {
  key: string;
  fault: OwnerText | undefined;
  /** The subject once nothing is wrong any more. */
  recovered: string;
  recipients: readonly ChannelName[];
}

/** Notifies the owner once of what is wrong with store, channels or disk, by every channel that works, and once when it is over. */
export function createAlarm(options: AlarmOptions) {
  const { store, channels, now, log, dataDir } = options;
  const names = channels.map(({ name }) => name);
  /** While the store cannot be written: true once the owner was notified, and once it was logged. */
  let [isOwnerNotified, isFaultLogged] = [false, false];

  /** Nothing can be queued while the store is broken, so this mail goes straight to the channels. */
  async function checkStore(): Promise<boolean> {
    const code = await store.probe().then(() => "", errorCode);
    if (!code) {
      if (isFaultLogged) log("The store can be written again.");
      const recovery = { subject: "Leads can be kept again", text: "The store works again." };
      if (isOwnerNotified)
        await store.queueOwnerMail(recovery, { event: `store again ${now()}`, channels: names });
      isOwnerNotified = isFaultLogged = false;
      return true;
    }
    const subject = "No lead can be kept";
    const text = `The store of the website cannot be written (${code}), and visitors are told to write a mail: look for a full or read-only disk at ${store.location}.`;
    if (!isFaultLogged) log(`ERROR ${text}`);
    isFaultLogged = true;
    if (isOwnerNotified) return false;
    const mail = { id: randomUUIDv7(), subject, text, at: now() };
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const outcomes = await Promise.all(channels.map((channel) => channel.deliver(mail, signal)));
    isOwnerNotified = outcomes.some(({ result }) => result === "delivered");
    return false;
  }

  /** Queues a mail about what has changed since the value was set. */
  async function notify({ key, fault, recovered, recipients }: CheckResult) {
    const before = (await store.value(key)) ?? "";
    const isChanged = Boolean(fault) !== isFailure(before);
    if (!isChanged && !(before.startsWith("untold") && recipients.length > 0)) return;
    const { subject, text } = fault ?? { subject: recovered, text: `${recovered}.` };
    if (isChanged) log(fault ? `ERROR ${text}` : text);
    // The mail before may still wait for a channel that fails; what it says is no longer true.
    const [, lastMailId] = /^\w+ ([-\w]{36})$/.exec(before) ?? [];
    if (lastMailId) await store.deleteDeliverables([lastMailId]);
    const canNotify = recipients.length > 0;
    const id = canNotify
      ? await store.queueOwnerMail({ subject, text }, { event: `${key} ${before}`, channels: recipients })
      : randomUUIDv7();
    await store.setValue(key, `${fault ? (canNotify ? "failing" : "untold") : "working"} ${id}`);
  }

  async function checkDisk(dir: string) {
    const used = await usedShare(dir);
    const isFull = used >= (isFailure(await store.value(DISK)) ? ROOM_SHARE : FULL_SHARE);
    const subject = `The disk of the leads is ${Math.floor(used * 100)}% full`;
    const text = `${subject}. Once it is full, no lead can be kept: make room at ${dir}, or take backups to another machine.`;
    const fault = isFull ? { subject, text } : undefined;
    await notify({ key: DISK, fault, recovered: "The disk of the leads has room again", recipients: names });
  }

  /** Checks once; resolves when the mails about it are queued. */
  return async function check() {
    if (!(await checkStore())) return;
    const counts = await store.queueStats();
    const problems = new Map(names.map((name) => [name, problemOf(name, counts, now())]));
    const working = names.filter((name) => !problems.get(name));
    for (const [name, text] of problems) {
      const fault = text ? { subject: `Leads cannot be delivered by ${name}`, text } : undefined;
      const recovered = `Leads are delivered by ${name} again`;
      await notify({ key: keyOf(name), fault, recovered, recipients: fault ? working : names });
    }
    if (dataDir !== undefined) await checkDisk(dataDir);
  };
}
