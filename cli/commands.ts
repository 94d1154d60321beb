import { activity } from "./activity.ts";
import { sendTestMail } from "./check-mail.ts";
import { type Option, type Run, UsageError, withStore } from "./command.ts";
import { release, retry } from "./deliver.ts";
import { deskCode } from "./desk-code.ts";
import { find, list } from "./list.ts";
import { papers } from "./papers.ts";
import { forget, person } from "./person.ts";
import { exportLeads, show } from "./read.ts";
import { backup, importLeads } from "./store.ts";

interface Command {
  run: Run;
  /** Takes an argument after its name. */
  hasTarget?: true;
  options?: readonly Option[];
}

/** The operator's commands by name, as in `npm run leads -- NAME`. */
export const commands: Record<string, Command> = {
  list: { run: withStore(list, "reader"), options: ["state", "since", "limit", "json"] },
  find: { run: withStore(find, "reader"), hasTarget: true },
  show: { run: withStore(show, "reader"), hasTarget: true },
  export: { run: withStore(exportLeads, "reader"), options: ["format", "since"] },
  retry: { run: withStore(retry), hasTarget: true },
  release: { run: withStore(release), hasTarget: true },
  person: { run: withStore(person, "reader"), hasTarget: true, options: ["json"] },
  forget: { run: withStore(forget), hasTarget: true },
  activity: { run: withStore(activity, "reader"), options: ["since"] },
  papers: { run: papers, options: ["language", "paper"] },
  backup: { run: withStore(backup), hasTarget: true },
  import: { run: withStore(importLeads, "import") },
  "desk-code": { run: withStore(deskCode), hasTarget: true },
  "check-mail": { run: sendTestMail },
};

/**
 * Returns the command of this name.
 * @throws UsageError when there is none, or it does not take these arguments and options
 */
export function commandOf(name: string, args: readonly string[], options: readonly string[]): Run {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no such command: ${name}` : "");
  const [extra] = args.slice(command.hasTarget ? 1 : 0);
  if (extra !== undefined) throw new UsageError(`${name} does not take "${extra}".`);
  const wrong = options.find((option) => !command.options?.some((known) => known === option));
  if (wrong) throw new UsageError(`${name} does not take --${wrong}.`);
  return command.run;
}
