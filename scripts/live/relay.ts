import { parse } from "parse5";
import { attribute, elements } from "../../server/http/elements.ts";
import { site } from "../../settings/site.js";
import { type Finding, findingsOf } from "./finding.ts";
import { type Answer, visit } from "./visit.ts";

const { ok, warning, fault } = findingsOf("forms");

const advice: Record<number, string> = {
  403: "set SITE_URL of the server to this address",
  404: "let the proxy hand on every path, and deploy the mailbox that is in site.config.ts here",
  405: "a static host needs a relay: build with RELAY_URL",
};

/** Returns the origin that the forms of a page post to. */
function relayOf({ url, body }: Answer): string {
  const form = [...elements(parse(body))].find((element) => attribute(element, "data-form") !== undefined);
  return URL.parse((form && attribute(form, "action")) ?? "", url)?.origin ?? url.origin;
}

function isRefusal(body: string): boolean {
  try {
    return JSON.parse(body).success === "false";
  } catch {
    return false;
  }
}

/** Posts an empty form, which the relay has to refuse. Returns its answer too, unless another host takes the forms. */
export async function checkRelay(
  home: Answer,
  origin: string,
): Promise<{ finding: Finding; answer?: Answer }> {
  const relay = relayOf(home);
  // A relay of somebody else might mail an empty form.
  if (relay !== origin)
    return {
      finding: warning(`they post to ${relay}, which is not tried; send one and see that it arrives`),
    };
  const headers = { "content-type": "application/json", accept: "application/json", origin };
  const answer = await visit(`${origin}/ajax/${site.mailbox}`, { method: "POST", body: "{}", headers });
  const { status, body, problem } = answer;
  if (status === 422 && isRefusal(body))
    return { finding: ok("an empty one is refused as it should be"), answer };
  if (status === 429)
    return { finding: warning("this machine has sent too many; try again in ten minutes"), answer };
  const found = problem || `status ${status}`;
  const todo = advice[status] ?? "see the server's log";
  return {
    finding: fault(`an empty one is answered with ${found} instead of a refusal in JSON; ${todo}`),
    answer,
  };
}
