import type { Channel, Outcome } from "../delivery/channel.ts";
import { codeOf } from "../fault.ts";
import type { ChannelName } from "../lead.ts";
import type { Count, Outbox } from "../store/outbox.ts";
import { timeOf } from "../text.ts";
import { kept, type Notice } from "./notice.ts";

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
    "`npm run leads -- check-mail` says more; correct SMTP_URL if it is wrong, and restart the server",
  ],
  ["webhook", "see whether the receiver at WEBHOOK_URL works"],
]);
const chatAdvice = "see whether its address in NOTIFY_URL is still valid";

const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

/** Returns the sentence about a channel that does not work, or undefined. */
function problemOf(name: ChannelName, counts: readonly Count[], { now, problems }: AlarmOptions) {
  const of = (state: Count["state"]) => counts.find((one) => one.channel === name && one.state === state);
  const [pending, held] = [of("pending"), of("held")];
  const reason = problems.has(name) ? `: ${problems.get(name)}` : "";
  const what = advice.get(name) ?? chatAdvice;
  if (held)
    return `${leads(held.count)} could not be delivered by ${name}${reason}. None is lost: ${what}, then run \`npm run leads -- retry\`.`;
  if (pending && now() - pending.oldest > WAITING_MS)
    return `${leads(pending.count)} cannot be delivered by ${name}, the oldest since ${timeOf(pending.oldest)}${reason}. None is lost: ${what}.`;
  return undefined;
}

/** Tells the owner once when leads cannot be kept or delivered, by every way that still works, and once when they can again. */
export function createAlarm(options: AlarmOptions) {
  const { outbox, channels, now, log } = options;
  const names = channels.map(({ name }) => name);
  /** Somebody knows that the store cannot be written. */
  let isStoreTold = false;
  let isStoreLogged = false;

  async function tell(occasion: string, notice: Notice, to: readonly ChannelName[]) {
    if (to.length > 0) await outbox.add(kept(notice, { occasion, channels: to, now: now() }));
  }

  /** Nothing can be queued while the store is broken, so this notice goes straight to the channels. */
  async function checkStore(): Promise<boolean> {
    const code = await outbox.probe().then(() => "", codeOf);
    if (!code) {
      if (isStoreLogged) log("The store can be written again.");
      if (isStoreTold)
        await tell(
          "store again",
          { subject: "Leads can be kept again", text: "The store works again." },
          names,
        );
      isStoreLogged = false;
      isStoreTold = false;
      return true;
    }
    const subject = "No lead can be kept";
    const text = `The store of the website cannot be written (${code}), and visitors are told to write a mail: look for a full or read-only disk at ${outbox.location}.`;
    if (!isStoreLogged) log(`ERROR ${text}`);
    isStoreLogged = true;
    if (isStoreTold) return false;
    const notice = kept({ subject, text }, { occasion: "store", channels: names, now: now() });
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const outcomes = await Promise.all(channels.map((channel) => channel.deliver(notice, signal)));
    isStoreTold = outcomes.some(({ result }) => result === "delivered");
    return false;
  }

  async function checkChannel(name: ChannelName, counts: readonly Count[], working: readonly ChannelName[]) {
    const key = `alarm ${name}`;
    const problem = problemOf(name, counts, options);
    const isTold = Boolean(await outbox.note(key));
    if (Boolean(problem) === isTold) return;
    const text = problem ?? `Leads are delivered by ${name} again.`;
    log(problem ? `ERROR ${text}` : text);
    const subject = problem ? `Leads cannot be delivered by ${name}` : text.slice(0, -1);
    await tell(`${key} ${Boolean(problem)}`, { subject, text }, problem ? working : names);
    await outbox.setNote(key, problem ? timeOf(now()) : "");
  }

  /** Looks once; resolves when what is to be told is queued. */
  return async function check() {
    if (!(await checkStore())) return;
    const counts = await outbox.counts();
    const working = names.filter((name) => !problemOf(name, counts, options));
    for (const name of names) await checkChannel(name, counts, working);
  };
}
