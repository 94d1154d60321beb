import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parse, serialize } from "parse5";
import { formPath, plans, withPlan } from "../../contract/form-paths.ts";
import { languages, localPath } from "../../contract/language.ts";
import { messages } from "../../contract/messages.ts";
import { elements, ownText, setText } from "./elements.ts";
import type { BuildPolicy } from "./headers.ts";
import { makePage, type Page } from "./pages.ts";

/** Compressing happens at every start, so a faster level than the build's: a fifth more bytes, a hundredth of the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Returns where the page of the plan that a query names is, whatever else the query holds. */
export const planUrl = (url: string, query: string) =>
  `${url}?plan=${new URLSearchParams(query).get("plan")}`;

/** Adds the assessment form as each price card links to it, so that its message names the plan without scripts too. */
export function addPlanPages(pages: Map<string, Page>, policy: BuildPolicy, siteUrl: string) {
  for (const language of languages) {
    const url = localPath(formPath.assessment, language);
    const html = pages.get(url)?.variants.identity.body.toString();
    if (!html) continue;
    const page = parse(html);
    const area = [...elements(page)].find(({ tagName }) => tagName === "textarea");
    if (!area) continue;
    const message = ownText(area);
    for (const plan of plans) {
      const line = messages[language].plans[plan];
      setText(area, withPlan(message, line));
      const identity = Buffer.from(serialize(page));
      const bodies = { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
      pages.set(planUrl(url, `plan=${plan}`), makePage({ url, extension: ".html", bodies }, policy, siteUrl));
    }
  }
}
