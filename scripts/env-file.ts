import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

// Loaded before a command by `--import`: Node's --env-file-if-exists prints a line on each start without a file.
if (existsSync(".env")) loadEnvFile();
