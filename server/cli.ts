import { once } from "node:events";
import { parseArgs } from "node:util";
import { commandOf, type Given, UsageError } from "./commands.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openOutbox } from "./leads/open.ts";
import { StoreError } from "./leads/outbox.ts";
import { hasSqlite } from "./leads/sqlite.ts";

const USAGE = `The leads of the website. Works while the server runs.

  npm run leads -- list [--state pending|delivered|held|quarantined] [--since DATE]
  npm run leads -- show ID
  npm run leads -- export --format csv|json [--since DATE]
  npm run leads -- retry [ID]        try what is not delivered again, held ones too
  npm run leads -- release ID        send a quarantined lead on its way
  npm run leads -- forget EMAIL|ID   delete for good
  npm run leads -- backup FILE       copy the whole store
  npm run leads -- adopt             copy what DATA_DIR holds into DATABASE_URL
  npm run leads -- check-mail        send a test mail
`;

async function out(text: string) {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: "string" }, since: { type: "string" }, state: { type: "string" } },
  });
  const [name = "", ...given] = positionals;
  const run = commandOf(name, given, Object.keys(values));
  const config = readConfig();
  if (name !== "check-mail" && !config.databaseUrl && !hasSqlite(config.dataDir)) {
    throw new StoreError(
      `There is no store in ${config.dataDir} yet; the server makes it when it first starts.`,
    );
  }
  const outbox = name === "check-mail" ? undefined : await openOutbox(config, "operator");
  try {
    return await run({ config, outbox, target: given[0], values, out } as Given);
  } finally {
    await outbox?.close();
  }
}

// A reader such as `head` may leave early.
process.stdout.on("error", (error: { code?: string }) => process.exit(error.code === "EPIPE" ? 0 : 1));

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    const wrongOption = String(error?.code).startsWith("ERR_PARSE_ARGS");
    if (error instanceof UsageError || wrongOption) console.error(`${error.message}\n\n${USAGE}`.trimStart());
    else if (error instanceof ConfigError || error instanceof StoreError) console.error(error.message);
    else console.error(`The command failed: ${error?.message ?? error}`);
    process.exitCode = error instanceof UsageError || wrongOption ? 2 : 1;
  },
);
