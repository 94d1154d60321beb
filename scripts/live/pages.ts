import { securityHeaders } from "../../leads/guard/headers.ts";
import { attribute } from "../../server/http/html-elements.ts";
import { inlineHashes } from "../csp.ts";
import { elementsOf, type Finding, fault, ok, type PageResponse, warning } from "./visit.ts";

/** Returns true for a URL that no page has. */
const isUnknown = ({ url }: PageResponse) => /^(\/\w\w)?\/404\/?$/.test(url.pathname);

/** Returns a finding about some of the pages, with the first as an example; none if there are none. */
function about(hits: readonly PageResponse[], all: typeof hits, make: (pages: string) => Finding): Finding[] {
  const [first] = hits;
  return first ? [make(`${hits.length} of ${all.length} pages, such as ${first.url.pathname}`)] : [];
}

/** Checks that each page is there, and that a URL that no page has answers with 404. */
export function checkStatus(answers: readonly PageResponse[]): Finding[] {
  const wrong = answers.filter((answer) => answer.status !== (isUnknown(answer) ? 404 : 200));
  if (wrong.length === 0) return [ok(`all ${answers.length} are there`)];
  return wrong.slice(0, 5).map((answer) => {
    const found = answer.problem || `status ${answer.status}`;
    const wanted = isUnknown(answer) ? "404, with the site's own page" : "200";
    return fault(`${answer.url.pathname} answers with ${found} instead of ${wanted} (${wrong.length} such)`);
  });
}

/** Checks the headers of the pages against those that the server sends. */
export function checkHeaders(answers: readonly PageResponse[], origin: string): Finding[] {
  const expected = { "content-security-policy": undefined, ...securityHeaders(origin) };
  const findings = Object.entries(expected).flatMap(([name, value]) => {
    const get = ({ headers }: PageResponse) => headers.get(name);
    const missing = answers.filter((answer) => get(answer) === null);
    const changed = answers.filter((answer) => value && (get(answer) ?? value) !== value);
    return [
      ...about(missing, answers, (part) => fault(`${name} is missing on ${part}; let the proxy hand it on`)),
      ...about(changed, answers, (part) =>
        warning(`${name} is "${changed.map(get)[0]}" on ${part}, not "${value}"; let the proxy change none`),
      ),
    ];
  });
  return findings.length > 0 ? findings : [ok(`all ${Object.keys(expected).length} are on every page`)];
}

/** Returns the sources of scripts that every policy of a page allows; a host may send several. */
function scriptSources(policies: string): string[][] {
  return policies.split(",").map((policy) => {
    const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
    const find = (name: string) => directives.find(([first]) => first === name);
    return find("script-src") ?? find("default-src") ?? [];
  });
}

/** Checks that the policy of each page allows the scripts in it. */
export function checkPolicy(answers: readonly PageResponse[]): Finding[] {
  const pages = answers.filter(({ headers }) => headers.has("content-security-policy"));
  const isBlocked = (page: PageResponse) => {
    const sources = scriptSources(page.headers.get("content-security-policy") ?? "");
    return inlineHashes(elementsOf(page)).some((hash) => !sources.every((allowed) => allowed.includes(hash)));
  };
  const foreignIn = (page: PageResponse) =>
    elementsOf(page)
      .filter(({ tagName }) => tagName === "script")
      .map((script) => URL.parse(attribute(script, "src") ?? "", page.url)?.origin)
      .find((origin) => origin && origin !== page.url.origin);
  const foreign = pages.filter(foreignIn);
  const findings = [
    ...about(pages.filter(isBlocked), pages, (part) =>
      fault(
        `the policy blocks an inline script on ${part}: something between server and visitor rewrites the HTML; switch that off`,
      ),
    ),
    ...about(foreign, pages, (part) =>
      fault(
        `a script of ${foreign.map(foreignIn)[0]} was added on ${part}, and browsers block it; switch off what adds it`,
      ),
    ),
  ];
  return findings.length > 0 ? findings : [ok(`the policy allows those of ${pages.length} pages`)];
}

/** Checks that pages come compressed to a browser that asks for it. */
export function checkCompression(answers: readonly PageResponse[]): Finding[] {
  const encodingOf = ({ headers }: PageResponse) => headers.get("content-encoding") ?? "";
  const uncompressed = answers.filter((answer) => !/^(br|gzip)$/.test(encodingOf(answer)));
  if (uncompressed.length === 0)
    return [ok(`every page comes as ${[...new Set(answers.map(encodingOf))].join(" or ")}`)];
  return about(uncompressed, answers, (part) =>
    warning(`none on ${part}; let the proxy hand on Accept-Encoding and Content-Encoding`),
  );
}
