import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tools } from "../content/en/tools.ts";
import { site } from "../site.config.ts";
import { builtPages } from "./built-pages.ts";

const DAY_MS = 86_400_000;

/**
 * Writes what machines read, from the built pages themselves and the list of tools: sitemap.xml of the canonical addresses,
 * robots.txt, llms.txt (llmstxt.org) and security.txt (RFC 9116, valid for a year).
 * @param client the folder of the built site
 * @param siteUrl its public address
 */
export async function writeSiteFiles(client: string, siteUrl: string, now: Date): Promise<void> {
  const pages = await builtPages(client);
  const kept = pages.filter((page) => !page.noindex && page.canonical === siteUrl + page.path);
  const urls = kept.map((page) => `  <url><loc>${page.canonical}</loc></url>`);
  const files = {
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    "llms.txt": [
      `# ${site.brand}`,
      "",
      `> ${kept.find((page) => page.path === "/")?.description ?? ""}`,
      "",
      "## Pages",
      "",
      ...kept.map((page) => `- [${page.title}](${page.canonical}): ${page.description}`),
      "",
      "## Tools",
      "",
      ...tools.list.map(({ name, path, text }) => `- [${name}](${siteUrl}${path}): ${text}`),
      "",
    ].join("\n"),
    ".well-known/security.txt": [
      `Contact: mailto:${site.mailbox}`,
      `Expires: ${new Date(now.getTime() + 365 * DAY_MS).toISOString()}`,
      "Preferred-Languages: en, ar",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "",
    ].join("\n"),
  };
  await mkdir(join(client, ".well-known"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text);
}
