import { join } from "node:path";
import { builtPages } from "../../scripts/built-pages.ts";

/** The folder of the built site, and its pages. */
export const client = join(import.meta.dirname, "../../build/client");
export const pages = await builtPages(client);
