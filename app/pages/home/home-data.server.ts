import type { ProductGroup } from "../../../content/menus.ts";
import type { ClaimId, Words } from "../../../content/words.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { pageMeta } from "../../layout/page-meta.ts";
import { organization, webSite } from "../../layout/structured-data.ts";

const CLAIMS: readonly ClaimId[] = ["records", "accuracy", "patterns", "monitoring", "loss-reduction"];

/** The products of a group, as its menu lists them. */
function listOf(group: ProductGroup, { frame, home, menuSheet }: Words) {
  const { groups, cards } = home.catalogue;
  const items = frame.menus[group].items.map(({ id, path, name }) => {
    return { id, path, name, line: menuSheet.lines[id], card: cards[id] };
  });
  return { name: groups[group], items };
}

export function homeData(words: Words, path: string) {
  const { claims, contactDetails, forms, home, pages } = words;
  const language = languageOf(path);
  const { london, dubai } = site.offices;
  const { about, catalogue, contact, hero, panels, pilot } = home;
  const offices = [london, dubai].map(({ address, phone }) => ({ address: address[language], phone }));
  const company = organization({ mailbox: site.mailbox, offices, slogan: hero.slogan });
  return {
    meta: pageMeta(pages.home, company, webSite(language)),
    hero,
    panels,
    heroForm: forms["hero-assessment"],
    contactForm: forms["home-contact"],
    catalogue: { heading: catalogue.heading, lists: [listOf("solutions", words), listOf("services", words)] },
    about,
    pilot: { ...pilot, claims: CLAIMS.map((id) => claims[id]) },
    contact: { ...contact, details: contactDetails.contact },
  };
}
