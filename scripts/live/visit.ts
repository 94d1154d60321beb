import { parse } from "parse5";
import { errorInfo, networkProblem } from "../../leads/error.ts";
import { descendants, type HtmlElement } from "../../server/http/html-elements.ts";

const ANSWER_MS = 15_000;
const CONCURRENCY = 4;
const BODY_MAX = 5 * 2 ** 20;

/** The result of one check: a sentence and, unless it is ok, the thing to do. */
export interface Finding {
  level: "ok" | "warning" | "FAULT";
  text: string;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const warning = (text: string): Finding => ({ level: "warning", text });
export const fault = (text: string): Finding => ({ level: "FAULT", text });

export interface PageResponse {
  url: URL;
  /** 0 when nothing came back. */
  status: number;
  headers: Headers;
  body: string;
  /** The reason in words when there is no answer. */
  problem: string;
}

/** Returns the elements of a page. */
export const elementsOf = ({ body }: PageResponse): HtmlElement[] => [...descendants(parse(body))];

function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "it timed out";
  const { code, message } = errorInfo(error instanceof Error ? (error.cause ?? error) : error);
  return networkProblem(code) ?? code ?? message;
}

/**
 * Reads a body.
 * @throws Error when it is longer than any page
 */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > BODY_MAX) throw new Error("a body of more than 5 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Requests a URL as a browser does, but follows no redirect. */
export async function visit(to: string | URL, options: RequestInit = {}): Promise<PageResponse> {
  const url = new URL(to);
  const headers = { "accept-encoding": "br, gzip", ...options.headers };
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(url, { ...options, headers, redirect: "manual", signal });
    const body = await readBody(response);
    return { url, status: response.status, headers: response.headers, body, problem: "" };
  } catch (error) {
    return { url, status: 0, headers: new Headers(), body: "", problem: problemOf(error) };
  }
}

/** Returns the URL that an answer redirects to. */
export function redirectOf({ url, status, headers }: PageResponse): URL | undefined {
  const location = headers.get("location");
  return status >= 300 && status < 400 && location ? (URL.parse(location, url) ?? undefined) : undefined;
}

/** Asks for a page; static hosts may have it under its path with a slash at the end. */
async function visitPage(url: URL): Promise<PageResponse> {
  const answer = await visit(url);
  const next = redirectOf(answer);
  return next?.href === `${url.href}/` ? visit(next) : answer;
}

/** Asks for pages, four at a time; the answers have the order of the paths. */
export async function visitPages(origin: string, paths: readonly string[]): Promise<PageResponse[]> {
  const answers: PageResponse[] = [];
  const queue = paths.entries();
  // Not as relative URLs: a path that starts with // would name another host.
  const worker = async () => {
    for (const [index, path] of queue) answers[index] = await visitPage(new URL(origin + path));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return answers;
}
