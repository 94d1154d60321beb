import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { OWNER_DIR } from "../settings/read-settings.ts";

// Loaded before a command by `--import`: Node's --env-file-if-exists prints a line on each start without a file.
const file = join(OWNER_DIR, ".env");
if (existsSync(file)) loadEnvFile(file);
else if (existsSync(".env"))
  console.warn(`The file .env is not read in this folder: move it to ${OWNER_DIR}.`);
