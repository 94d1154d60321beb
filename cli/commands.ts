import { commandLine } from "../leads/config.ts";
import { OperationError } from "../leads/operations/find.ts";
import { type Run, withStore } from "./command.ts";
import { exportLeads, find, list, release, retry, show } from "./leads.ts";
import { forget, person } from "./person.ts";
import { activity, backup, deskCode, importLeads } from "./store.ts";
import { papers, sendTestMail } from "./without-store.ts";

interface Command {
  run: Run;
  /** The argument and the options, as the usage shows them. */
  takes?: string;
  does?: string;
}

const since = "[--since DATE]";
const language = "[--language en|ar]";

/** The operator's commands by name, as in `npm run leads -- NAME`. */
export const commands: Record<string, Command> = {
  list: {
    run: withStore(list, "reader"),
    takes: `[--state pending|delivered|failed|spam] ${since} [--limit N] [--json]`,
  },
  find: { run: withStore(find, "reader"), takes: "TEXT", does: "list the leads that contain a text" },
  show: { run: withStore(show, "reader"), takes: "ID" },
  export: { run: withStore(exportLeads, "reader"), takes: `--format csv|json|crm ${since}` },
  retry: { run: withStore(retry), takes: "[ID]", does: "try undelivered leads again, failed ones too" },
  release: { run: withStore(release), takes: "ID", does: "deliver a lead that was taken for spam" },
  person: { run: withStore(person, "reader"), takes: `EMAIL|ID [--json] ${language}` },
  forget: { run: withStore(forget), takes: "EMAIL|ID", does: "delete for good, and print a receipt" },
  activity: { run: withStore(activity, "reader"), takes: since },
  papers: { run: papers, takes: `[--paper record|notice] ${language}` },
  backup: { run: withStore(backup), takes: "FILE", does: "copy the whole store" },
  import: { run: withStore(importLeads, "import"), does: "copy the leads of DATA_DIR into DATABASE_URL" },
  "desk-code": { run: withStore(deskCode), takes: "EMAIL", does: "print a code for the desk" },
  "check-mail": { run: sendTestMail, does: "send a test mail, or say why none can be sent" },
};

const usages = Object.entries(commands).map(([name, { takes = "", does = "" }]) =>
  `  ${commandLine(`${name} ${takes}`.trim().padEnd(18))} ${does}`.trimEnd(),
);
export const USAGE = `The leads of the website. Works while the server runs.\n\n${usages.join("\n")}\n`;

/**
 * Returns the command of this name.
 * @throws OperationError when there is none, or it does not take these arguments and options
 */
export function commandOf(name: string, args: readonly string[], options: readonly string[]): Run {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperationError(name ? `There is no such command: ${name}` : "");
  const { takes = "" } = command;
  const [extra] = args.slice(/^\[?[A-Z]/.test(takes) ? 1 : 0);
  if (extra !== undefined) throw new OperationError(`${name} does not take "${extra}".`);
  const wrong = options.find((option) => !takes.includes(`--${option}`));
  if (wrong) throw new OperationError(`${name} does not take --${wrong}.`);
  return command.run;
}
