import { parse } from "parse5";
import { attribute, elements } from "../../server/http/elements.ts";
import { securityHeaders } from "../../server/http/headers.ts";
import { inlineHashes } from "../csp.ts";
import { type Answer, type Finding, findingsOf, someOf } from "./visit.ts";

const pathsOf = (answers: readonly Answer[]) => answers.map(({ url }) => url.pathname);

/** Tells whether an address is one that no page has. */
const isUnknown = ({ url }: Answer) => /^(\/\w\w)?\/404\/?$/.test(url.pathname);

/** Checks that each page is there, and that an address that no page has answers with 404. */
export function checkStatus(answers: readonly Answer[]): Finding[] {
  const { ok, fault } = findingsOf("pages");
  const wrong = answers.filter((answer) => answer.status !== (isUnknown(answer) ? 404 : 200));
  if (wrong.length === 0) return [ok(`all ${answers.length} are there`)];
  return wrong.slice(0, 5).map((answer) => {
    const found = answer.problem || `status ${answer.status}`;
    const wanted = isUnknown(answer) ? "404, with the site's own page" : "200";
    return fault(`${answer.url.pathname} answers with ${found} instead of ${wanted} (${wrong.length} such)`);
  });
}

/** Checks the headers of the pages against those that the server sends. */
export function checkHeaders(answers: readonly Answer[], origin: string): Finding[] {
  const { ok, warning, fault } = findingsOf("headers");
  const wanted = { "content-security-policy": undefined, ...securityHeaders(origin) };
  const findings = Object.entries(wanted).flatMap(([name, value]) => {
    const missing = answers.filter(({ headers }) => !headers.has(name));
    const changed = answers.filter(
      ({ headers }) => value && headers.has(name) && headers.get(name) !== value,
    );
    const [first] = changed;
    return [
      ...(missing.length > 0
        ? [fault(`${name} is missing on ${someOf(pathsOf(missing), answers)}; let the proxy hand it on`)]
        : []),
      ...(first
        ? [
            warning(
              `${name} is "${first.headers.get(name)}" on ${someOf(pathsOf(changed), answers)}, not "${value}"; let the proxy change none`,
            ),
          ]
        : []),
    ];
  });
  return findings.length > 0 ? findings : [ok(`all ${Object.keys(wanted).length} are on every page`)];
}

/** Returns the sources of scripts that every policy of a page allows; a host may send several. */
function scriptSources(policies: string): string[][] {
  return policies.split(",").map((policy) => {
    const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
    const find = (name: string) => directives.find(([first]) => first === name);
    return find("script-src") ?? find("default-src") ?? [];
  });
}

/** Returns what a browser would block of the scripts in a page. */
function blockedIn({ url, headers, body }: Answer) {
  const sources = scriptSources(headers.get("content-security-policy") ?? "");
  const page = [...elements(parse(body))];
  const files = page
    .filter(({ tagName }) => tagName === "script")
    .map((element) => URL.parse(attribute(element, "src") ?? "", url));
  return {
    inline: inlineHashes(page).filter((hash) => !sources.every((allowed) => allowed.includes(hash))),
    foreign: files.flatMap((file) => (file && file.origin !== url.origin ? [file.origin] : [])),
  };
}

/** Checks that the policy of each page allows the scripts in it. */
export function checkPolicy(answers: readonly Answer[]): Finding[] {
  const { ok, fault } = findingsOf("scripts");
  const pages = answers
    .filter(({ headers }) => headers.has("content-security-policy"))
    .map((answer) => ({ path: answer.url.pathname, ...blockedIn(answer) }));
  const inline = pages.filter((page) => page.inline.length > 0).map(({ path }) => path);
  const foreign = pages.filter((page) => page.foreign.length > 0);
  const [first] = foreign;
  if (inline.length === 0 && !first) return [ok(`the policy allows those of ${pages.length} pages`)];
  return [
    ...(inline.length > 0
      ? [
          fault(
            `the policy blocks an inline script on ${someOf(inline, pages)}: something between server and visitor rewrites the HTML; switch that off`,
          ),
        ]
      : []),
    ...(first
      ? [
          fault(
            `a script of ${first.foreign[0]} was added on ${someOf(pathsIn(foreign), pages)}, and browsers block it; switch off what adds it`,
          ),
        ]
      : []),
  ];
}

const pathsIn = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

/** Checks that pages come compressed to a browser that asks for it. */
export function checkCompression(answers: readonly Answer[]): Finding {
  const { ok, warning } = findingsOf("compression");
  const encodings = new Set(answers.map(({ headers }) => headers.get("content-encoding") ?? ""));
  const plain = answers.filter(({ headers }) => !/^(br|gzip)$/.test(headers.get("content-encoding") ?? ""));
  if (plain.length === 0) return ok(`every page comes as ${[...encodings].join(" or ")}`);
  return warning(
    `none on ${someOf(pathsOf(plain), answers)}; let the proxy hand on Accept-Encoding and Content-Encoding`,
  );
}
