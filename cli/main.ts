import { once } from "node:events";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../leads/config.ts";
import { describeError, errorInfo } from "../leads/error.ts";
import { OperationError } from "../leads/operations/find.ts";
import { StoreError } from "../leads/store/store.ts";
import { options } from "./command.ts";
import { commandOf, USAGE } from "./commands.ts";

async function out(text: string) {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    await out(USAGE);
    return 0;
  }
  const [name = "", ...rest] = positionals;
  const run = commandOf(name, rest, Object.keys(values));
  const { isTTY, columns } = process.stdout;
  return run({ config: readConfig(), target: rest[0], values, out, ...(isTTY && { width: columns }) });
}

function report(error: unknown): number {
  const { code, message } = errorInfo(error);
  if (error instanceof OperationError || code?.startsWith("ERR_PARSE_ARGS")) {
    console.error(`${message}\n\n${USAGE}`.trimStart());
    return 2;
  }
  const isExpected = error instanceof ConfigError || error instanceof StoreError;
  console.error(isExpected ? message : `The command failed: ${describeError(error)}.`);
  return 1;
}

// A reader such as `head` may close the pipe early.
process.stdout.on("error", (error: { code?: string }) => {
  if (error.code === "EPIPE") process.exit(0);
  console.error(`The output cannot be written: ${describeError(error)}.`);
  process.exit(1);
});

process.exitCode = await main(process.argv.slice(2)).catch(report);
