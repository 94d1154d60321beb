import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tools } from "../content/en/tools.ts";
import { type Language, languageNames, languageOf, languages } from "../contract/language.ts";
import { DAY_MS } from "../leads/days.ts";
import { site } from "../settings/site.js";
import { type BuiltPage, builtPages } from "./built-pages.ts";

/** The page in all languages, as its head names them too. */
const entry = ({ canonical, versions }: BuiltPage) => {
  const links = versions.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  return `  <url><loc>${canonical}</loc>${links.join("")}</url>`;
};

const sitemap = (pages: BuiltPage[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entry).join("\n")}
</urlset>
`;

/** The pages of a language under a heading of their own. */
function pagesSection(language: Language, pages: BuiltPage[]): string[] {
  const listed = pages.filter(({ path }) => languageOf(path) === language);
  return [
    `## Pages (${languageNames[language]})`,
    "",
    ...listed.map((page) => `- [${page.title}](${page.canonical}): ${page.description}`),
    "",
  ];
}

/**
 * Writes what machines read, from the built pages themselves and the list of tools: sitemap.xml of the canonical URLs,
 * robots.txt, llms.txt (llmstxt.org) and security.txt (RFC 9116, valid for a year).
 * @param client the folder of the built site
 * @param siteUrl its public URL
 */
export async function writeSiteFiles(client: string, siteUrl: string, now: Date): Promise<void> {
  const pages = await builtPages(client);
  const kept = pages.filter((page) => !page.isNoindex && page.canonical === siteUrl + page.path);
  const files = {
    "sitemap.xml": sitemap(kept),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    "llms.txt": [
      `# ${site.brand}`,
      "",
      `> ${kept.find((page) => page.path === "/")?.description ?? ""}`,
      "",
      ...languages.flatMap((language) => pagesSection(language, kept)),
      "## Tools",
      "",
      ...tools.list.map(({ name, path, text }) => `- [${name}](${siteUrl}${path}): ${text}`),
      "",
    ].join("\n"),
    ".well-known/security.txt": [
      `Contact: mailto:${site.mailbox}`,
      `Expires: ${new Date(now.getTime() + 365 * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "",
    ].join("\n"),
  };
  await mkdir(join(client, ".well-known"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text);
}
