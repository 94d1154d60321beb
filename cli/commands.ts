import { OperationError } from "../leads/operations/find.ts";
import { type Option, type Run, withStore } from "./command.ts";
import { exportLeads, find, list, release, retry, show } from "./leads.ts";
import { forget, person } from "./person.ts";
import { activity, backup, deskCode, importLeads } from "./store.ts";
import { papers, sendTestMail } from "./without-store.ts";

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
  person: { run: withStore(person, "reader"), hasTarget: true, options: ["json", "language"] },
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
 * @throws OperationError when there is none, or it does not take these arguments and options
 */
export function commandOf(name: string, args: readonly string[], options: readonly string[]): Run {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperationError(name ? `There is no such command: ${name}` : "");
  const [extra] = args.slice(command.hasTarget ? 1 : 0);
  if (extra !== undefined) throw new OperationError(`${name} does not take "${extra}".`);
  const wrong = options.find((option) => !command.options?.some((known) => known === option));
  if (wrong) throw new OperationError(`${name} does not take --${wrong}.`);
  return command.run;
}
