/**
 * Works around React Router's `<Scripts>`, which preloads every script in the head, where they compete with the
 * stylesheet and the font, and repeats the page's words in the HTML: 0.6 s of FCP and LCP (bench/RESULTS.md). Can go
 * once the framework can start a page after its first paint.
 */
import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { inlineScript } from "./inline-script.ts";
import startLate from "./start-late.js?raw";

/** Addresses of the files a page starts with. */
export interface StartFiles {
  /** The module of each route shown, by route id. */
  routes: Record<string, string>;
  /** The files that entry and routes import. */
  imports: string[];
  entry: string;
  /** The router's context and manifest, with the data of the loaders. */
  state: string;
}

/** Returns the script that starts a page, the state file that it fetches, and the context without what is in that file. */
export async function lateStart({ serverHandoffStream, ...context }: EntryContext) {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = context;
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const data = await new Response(serverHandoffStream ?? null).text();
  const text = JSON.stringify({ ...JSON.parse(serverHandoffString), manifest, data });
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const files: StartFiles = {
    routes: Object.fromEntries(shown.map(({ id, module }) => [id, module])),
    imports: [...new Set([...manifest.entry.imports, ...shown.flatMap((route) => route.imports ?? [])])],
    entry: manifest.entry.module,
    state: `/assets/state-${hash}.json`,
  };
  return { context, script: inlineScript(startLate, files), state: { [files.state]: text } };
}
