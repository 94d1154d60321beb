import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { type Settings, schema } from "./schema.ts";

const root = join(import.meta.dirname, "..");
/** The folder of all that an owner changes, which an upgrade carries over. */
export const OWNER_DIR = resolve(root, process.env.OWNER_DIR || "owner");
export const CONFIG_FILE = join(OWNER_DIR, "site.config.ts");

/** The folder of the files that `npm run dev` serves as they are: the icons, and those of `public/` in the owner's folder. */
export const PUBLIC_DIR = ".cache/public";

/** Returns the paths of all files in a folder, hidden ones too; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];

/** Wrong settings; the message has a sentence for each, with its line. */
export class SettingsError extends Error {}

/** A part of a parsed file. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const childNodes = (node: Node) => Object.values(node).flat().filter(isNode);
const nameOf = ({ id, key }: Node) => [id, key].filter(isNode).map(({ name, value }) => name ?? value)[0];

/** Returns the part with the next setting of a path. */
function find(node: Node, key: unknown): Node | undefined {
  for (const [index, part] of childNodes(node).entries()) {
    const found = (node.type === "ArrayExpression" ? index : nameOf(part)) === key ? part : find(part, key);
    if (found) return found;
  }
  return undefined;
}

/** Returns a sentence that begins with the file and a line of it. */
function problemLine(config: string, line: number | string | undefined, problem: string) {
  const file = relative(root, config);
  return `${file.startsWith("..") ? config : file}${line ? `, line ${line}` : ""}: ${problem}.`;
}
const lineNumber = (source: string, offset: number) => source.slice(0, offset).split("\n").length;

/** Returns what Vite's parser makes of the file. It is slow to load, and no part of an image: lines are left out there. */
async function parse(config: string, source: string) {
  const vite = await import("vite").catch(() => undefined);
  return vite?.parseSync(config, source);
}

/** Says where the file cannot be read as a program. */
async function programProblem(config: string, source: string, error: unknown): Promise<string> {
  const { message, labels = [] } = (await parse(config, source))?.errors[0] ?? {};
  if (!message) {
    const { stack, message: problem } = error as Error;
    return problemLine(config, /site\.config\.ts\?\w+:(\d+)/.exec(stack ?? "")?.[1] ?? "1", problem);
  }
  const start = labels[0]?.start ?? source.length;
  const line = lineNumber(source, start);
  if (message === "Unterminated string")
    return problemLine(config, line, "the quotation mark after a text is missing");
  if (!message.startsWith("Expected `,`")) return problemLine(config, line, message.replaceAll("`", ""));
  const before = lineNumber(
    source,
    source.slice(0, start).replace(/(\s|\/\*((?!\*\/)(.|\n))*\*\/|\/\/.*)+$/, "").length,
  );
  return before < line
    ? problemLine(config, before, "a comma is missing at its end")
    : problemLine(config, line, 'a comma is missing, or a quotation mark within a text is not written \\"');
}

type Issue = NonNullable<v.SafeParseResult<typeof schema>["issues"]>[number];

/** Says which settings are wrong, each with its line. */
async function settingProblems(config: string, source: string, issues: readonly Issue[]): Promise<string> {
  const program = (await parse(config, source))?.program as unknown as Node | undefined;
  return issues
    .map(({ path = [], message, input, expected }) => {
      const keys = path.map(({ key }) => key);
      const place = program && keys.reduce((node: Node, key) => find(node, key) ?? node, program);
      const isValue = expected !== "never" && ["string", "number", "boolean"].includes(typeof input);
      const name = keys.slice(keys[0] === "site" && keys[1] ? 1 : 0).join(".");
      return problemLine(
        config,
        place && lineNumber(source, place.start),
        `${name} ${message}${isValue ? `; it is ${JSON.stringify(input)}` : ""}`,
      );
    })
    .join("\n");
}

/**
 * Reads the owner's settings as they are now.
 * @throws SettingsError with a sentence for each that is wrong
 */
export async function readSettings(config = CONFIG_FILE): Promise<Settings> {
  let source: string;
  try {
    source = readFileSync(config, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `OWNER_DIR must be the folder with the owner's site.config.ts; ${config} cannot be read (${code}).`,
    );
  }
  // The hash makes the module a new one after a change.
  const hash = createHash("sha1").update(source).digest("hex");
  const file = await import(/* @vite-ignore */ `${pathToFileURL(config)}?${hash}`).catch(async (error) => {
    throw new SettingsError(await programProblem(config, source, error));
  });
  const { success, output, issues } = v.safeParse(schema, { ...file });
  if (success) return output;
  throw new SettingsError(await settingProblems(config, source, issues));
}
