import type { parseArgs } from "node:util";
import type { Config } from "../leads/config.ts";
import { startOfDay } from "../leads/days.ts";
import { leadChannels } from "../leads/delivery/channels.ts";
import { errorInfo } from "../leads/error.ts";
import type { ChannelName } from "../leads/lead.ts";
import { CLI_USER, OperationError, type Operator } from "../leads/operations/find.ts";
import type { OpenMode } from "../leads/store/migrations.ts";
import { openExistingStore } from "../leads/store/open-store.ts";
import { storeError } from "../leads/store/store.ts";

const text = { type: "string" } as const;
export const options = {
  format: text,
  since: text,
  state: text,
  limit: text,
  language: text,
  paper: text,
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export interface CliContext {
  config: Config;
  target: string | undefined;
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
  /** Columns of the window; undefined when the output goes to a file or another program. */
  width?: number;
  out: (text: string) => Promise<void>;
}

export type Command = (context: CliContext) => Promise<number>;
export type StoreContext = CliContext & Operator & { channels: ChannelName[] };
export type StoreCommand = (context: StoreContext) => Promise<number>;

export function withStore(run: StoreCommand, mode: OpenMode = "operator"): Command {
  return async (context) => {
    const { config } = context;
    const store = await openExistingStore(config, mode);
    try {
      return await run({ ...context, store, channels: leadChannels(config), user: CLI_USER });
    } catch (cause) {
      // SQLite's own errors name no file.
      throw errorInfo(cause).errcode === undefined ? cause : storeError(cause, store.location);
    } finally {
      await store.close();
    }
  };
}

/** Returns the target, trimmed; `description` names it when it is missing. */
export function requireTarget({ target }: CliContext, description: string): string {
  if (!target?.trim()) throw new OperationError(`Name ${description}.`);
  return target.trim();
}

export async function notFound({ out }: CliContext): Promise<number> {
  await out("There is no such lead.\n");
  return 1;
}

/** Returns what the value of an option chooses, or all of them without it. */
export function parseChoice<T extends string>(option: string, all: readonly T[], value?: string): T[] {
  const chosen = all.filter((choice) => value === undefined || choice === value);
  if (chosen.length === 0)
    throw new OperationError(`--${option} is one of ${all.join(", ")}, not "${value}".`);
  return chosen;
}

/** A day of the office, or a time as `list` prints it. */
const TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Returns the time that `--since` names; 0 without it. Throws for anything but a day or a time. */
export function parseSince({ values: { since } }: CliContext): number {
  if (since === undefined) return 0;
  const [, day = ""] = TIME.exec(since) ?? [];
  const start = startOfDay(day);
  const time = since === day ? start : Date.parse(since);
  if (start === undefined || time === undefined || Number.isNaN(time))
    throw new OperationError(`--since wants a day such as 2026-01-31, or a time as in list, not "${since}".`);
  return time;
}

export function parseLimit({ values: { limit } }: CliContext): number | undefined {
  if (limit !== undefined && !/^\d{1,9}$/.test(limit))
    throw new OperationError(`--limit is an integer, and 0 means all, not "${limit}".`);
  return limit === undefined ? undefined : Number(limit) || Number.POSITIVE_INFINITY;
}
