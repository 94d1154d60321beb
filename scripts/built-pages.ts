import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parse } from "parse5";
import { attribute, descendants, type HtmlElement, ownText } from "../server/http/html-elements.ts";

/** One page of the built site. */
export interface BuiltPage {
  /** Its path, such as "/" or "/ar/about"; "/404" and "/ar/404" are the pages of unknown URLs. */
  path: string;
  file: string;
  html: string;
  /** All its elements, in the order of the document. */
  elements: HtmlElement[];
  title: string;
  description: string;
  canonical: string | undefined;
  /** The URLs of its versions by language, as its head names them. */
  versions: { hreflang: string; href: string }[];
  isNoindex: boolean;
  /** The picture that social networks show, by its file name, and the title drawn on it. */
  social: { image: string; title: string };
}

function readPage(client: string, file: string, html: string): BuiltPage {
  const all = [...descendants(parse(html))];
  const find = (tag: string, name: string, value: string) =>
    all.find((element) => element.tagName === tag && attribute(element, name) === value);
  const meta = (name: "name" | "property", value: string) => {
    const element = find("meta", name, value);
    return (element && attribute(element, "content")) ?? "";
  };
  const title = all.find(({ tagName }) => tagName === "title");
  const canonical = find("link", "rel", "canonical");
  const alternates = all.filter((element) => attribute(element, "rel") === "alternate");
  return {
    path: `/${relative(client, file).replace(/(\/?index)?\.html$/, "")}`,
    file,
    html,
    elements: all,
    title: title ? ownText(title) : "",
    description: meta("name", "description"),
    canonical: canonical && attribute(canonical, "href"),
    versions: alternates.map((element) => ({
      hreflang: attribute(element, "hreflang") ?? "",
      href: attribute(element, "href") ?? "",
    })),
    isNoindex: meta("name", "robots").startsWith("noindex"),
    social: {
      image: meta("property", "og:image").split("/social/")[1] ?? "",
      title: meta("property", "og:title"),
    },
  };
}

/** The pages' files; the owner's own HTML has other names. */
const PAGE = /(^|\/)(index|404)\.html$/;

/** Returns every page below `client`, sorted by path. */
export async function builtPages(client: string): Promise<BuiltPage[]> {
  const names = (await readdir(client, { recursive: true })).filter((name) => PAGE.test(name));
  const pages = names.map(async (name) => {
    const file = join(client, name);
    return readPage(client, file, await readFile(file, "utf8"));
  });
  return (await Promise.all(pages)).sort((a, b) => a.path.localeCompare(b.path));
}
