/** The words of the pages of this visit, by path. A page that was shown once opens without the network. */
const pages = new Map<string, Promise<unknown>>();

/** Returns the address of the file with what the loader of the page at `path` returned. The build writes it. */
export const dataUrl = (path: string): string => `/data${path === "/" ? "/home" : path}.json`;

async function fetchData(path: string): Promise<unknown> {
  const answer = await fetch(dataUrl(path));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}

/**
 * Returns what the loader of the page at `path` returned, and fetches it at most once in a visit.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function pageData(path: string): Promise<unknown> {
  const kept = pages.get(path);
  if (kept) return kept;
  const data = fetchData(path);
  pages.set(path, data);
  data.catch(() => pages.delete(path));
  return data;
}

/** Keeps the data that came with the first page. */
export function keepPageData(path: string, data: unknown): void {
  if (!pages.has(path)) pages.set(path, Promise.resolve(data));
}
