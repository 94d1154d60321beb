import type { IncomingMessage, ServerResponse } from "node:http";
import { withCampaign } from "../../contract/origin.ts";
import { officeDay } from "../../leads/days.ts";
import { securityHeaders } from "../../leads/guard/headers.ts";
import type { LeadStore } from "../../leads/store/store.ts";
import { oneLine } from "../../leads/text.ts";

const SAVE_MS = 60_000;
/** Most pairs of a campaign and a page in a day: anybody can invent campaigns. Further ones are counted together. */
const PAIRS_MAX = 400;

interface Campaigns {
  store: Pick<LeadStore, "addLandings">;
  siteUrl: string;
  now: () => number;
  isPage: (path: string) => boolean;
}

/** Carries a campaign from page to page where no script does, and counts landings, but nothing about visitors. */
export function createCampaigns({ store, siteUrl, now, isPage }: Campaigns) {
  const known = new Set<string>();
  let [day, counts] = ["", new Map<string, number>()];

  /** Saves the counts of the last minute. A crash, or a store that cannot be written, loses them. */
  async function save() {
    // In one order, so that two servers of one PostgreSQL do not wait for each other.
    const landings = [...counts].sort().map(([key, count]) => {
      const [campaign = "", page = ""] = key.split("\n");
      return { campaign, page, count };
    });
    counts = new Map();
    if (landings.length > 0) await store.addLandings(day, landings).catch(() => {});
  }

  function count(campaign: string, page: string) {
    const today = officeDay(now());
    if (today !== day) {
      save();
      known.clear();
      day = today;
    }
    const pair = `${campaign}\n${page}`;
    const key = known.has(pair) || known.size < PAIRS_MAX ? pair : `\n${page}`;
    known.add(key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  const timer = setInterval(save, SAVE_MS).unref();
  return {
    /** Redirects a request that came from a page with a campaign to the same page with it; returns false for any other request. */
    answer({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean {
      const { host, referer = "" } = headers;
      if (method !== "GET" || !`${url}${referer}`.includes("utm_")) return false;
      const [to, from] = [URL.parse(url, `http://${host}`), URL.parse(referer)];
      if (!to || !isPage(url.replace(/\?.*/, ""))) return false;
      if (from && from.host === host) {
        const { pathname, search } = withCampaign(new URL(to), from);
        if (search === to.search) return false;
        const kept = { location: pathname + search, "cache-control": "no-store", vary: "Referer" };
        response.writeHead(302, { ...kept, "content-length": "0", ...securityHeaders(siteUrl) }).end();
        return true;
      }
      const campaign = oneLine(to.searchParams.get("utm_campaign") ?? "");
      const isReload = headers["cache-control"] !== undefined;
      const isPrefetch = headers["sec-purpose"] !== undefined;
      if (campaign && !isReload && !isPrefetch) count(campaign, to.pathname);
      return false;
    },
    async stop() {
      clearInterval(timer);
      await save();
    },
  };
}
