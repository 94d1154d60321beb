import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** One page of the built site. */
export interface BuiltPage {
  /** As a visitor asks for it: "/", "/about", and "/404" for the page of unknown addresses. */
  path: string;
  file: string;
  html: string;
  title: string;
  description: string;
  canonical: string | undefined;
  noindex: boolean;
  /** What is shared: the picture's file name and the title drawn on it. */
  social: { image: string; title: string };
}

const decoded = (text: string) =>
  text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? "");

/** Every page below `client`, sorted by path. */
export async function builtPages(client: string): Promise<BuiltPage[]> {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = names.map(async (name): Promise<BuiltPage> => {
    const file = join(client, name);
    const html = await readFile(file, "utf8");
    return {
      path: `/${relative(client, file).replace(/(\/?index)?\.html$/, "")}`,
      file,
      html,
      title: first(html, /<title>([^<]*)</),
      description: first(html, /<meta name="description" content="([^"]*)"/),
      canonical: first(html, /<link rel="canonical" href="([^"]*)"/) || undefined,
      noindex: html.includes('<meta name="robots" content="noindex"'),
      social: {
        image: first(html, /<meta property="og:image" content="[^"]*\/social\/([^"]*)"/),
        title: first(html, /<meta property="og:title" content="([^"]*)"/),
      },
    };
  });
  return (await Promise.all(pages)).sort((a, b) => a.path.localeCompare(b.path));
}
