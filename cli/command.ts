import type { Config } from "../leads/config.ts";
import { channelNames } from "../leads/delivery/channels.ts";
import { faultOf } from "../leads/fault.ts";
import type { ChannelName } from "../leads/lead.ts";
import { openOutbox } from "../leads/store/open.ts";
import { type Outbox, StoreError, storeError } from "../leads/store/outbox.ts";
import type { Role } from "../leads/store/schema.ts";
import { hasSqlite } from "../leads/store/sqlite.ts";

/** The command was not understood; the usage is printed with the message. */
export class UsageError extends Error {}

export type Option = "format" | "since" | "state" | "limit" | "language" | "paper" | "json";

export interface Given {
  config: Config;
  /** The argument after the command's name. */
  target: string | undefined;
  values: { [option in Exclude<Option, "json">]?: string } & { json?: boolean };
  /** Columns of the window; undefined when the output goes to a file or another program. */
  width?: number;
  out: (text: string) => Promise<void>;
}

/** Runs a command and returns its exit code. */
export type Run = (given: Given) => Promise<number>;
export type StoreRun = (given: Given & { outbox: Outbox; channels: ChannelName[] }) => Promise<number>;

/**
 * Opens the store beside a running server.
 * @throws StoreError when there is none yet, or it cannot be opened
 */
export async function openBeside(config: Config, role: Role = "operator"): Promise<Outbox> {
  if (!config.databaseUrl && !hasSqlite(config.dataDir)) {
    throw new StoreError(
      `There is no store in ${config.dataDir} (DATA_DIR) yet; the server makes it when it first starts.`,
    );
  }
  return openOutbox(config, role);
}

/** Opens the store for a command and closes it afterwards. */
export function withStore(run: StoreRun, role: Role = "operator"): Run {
  return async (given) => {
    const { config } = given;
    const outbox = await openBeside(config, role);
    try {
      return await run({ ...given, outbox, channels: channelNames(config) });
    } catch (cause) {
      // SQLite's own errors name no file.
      throw faultOf(cause).errcode === undefined ? cause : storeError(cause, outbox.location);
    } finally {
      await outbox.close();
    }
  };
}

/** Returns the target, trimmed; `description` names it when it is missing. */
export function requireTarget({ target }: Given, description: string): string {
  if (!target?.trim()) throw new UsageError(`Name ${description}.`);
  return target.trim();
}

/** Reports an id that no lead has. */
export async function notFound({ out }: Given): Promise<number> {
  await out("There is no such lead.\n");
  return 1;
}
