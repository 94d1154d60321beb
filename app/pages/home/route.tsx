import type { ProductGroup } from "../../../content/menus.ts";
import type { ClaimId, Words } from "../../../content/words.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { organization, webSite } from "../../layout/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Catalogue, type CatalogueList } from "./catalogue.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { HeroForm } from "./hero-form.tsx";
import { HomeContactForm } from "./home-contact-form.tsx";
import { Pilot } from "./pilot.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";

export { clientLoader, meta } from "../../navigation/page-route.ts";

const CLAIMS: readonly ClaimId[] = ["records", "accuracy", "patterns", "monitoring", "loss-reduction"];

/** The products of a group, as its menu lists them. */
function listOf(group: ProductGroup, { frame, home, menuSheet }: Words): CatalogueList {
  const { groups, cards } = home.catalogue;
  const items = frame.menus[group].items.map(({ id, path, name }) => {
    return { id, path, name, line: menuSheet.lines[id], card: cards[id] };
  });
  return { name: groups[group], items };
}

export function loader({ pattern: path }: Route.LoaderArgs) {
  const words = wordsFor(path);
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
    catalogue: {
      heading: catalogue.heading,
      lists: [listOf("solutions", words), listOf("services", words)],
    },
    about,
    pilot: { ...pilot, claims: CLAIMS.map((id) => claims[id]) },
    contact: { ...contact, details: contactDetails.contact },
  };
}

export default memoPage(function Home({ loaderData }: Route.ComponentProps) {
  useHashScroll();
  return (
    <>
      <Hero
        words={loaderData}
        form={
          <KeepMarkup name="hero-form">
            <HeroForm words={loaderData.heroForm} />
          </KeepMarkup>
        }
      />
      <BelowFirstScreen>
        <Catalogue words={loaderData.catalogue} />
        <About words={loaderData.about} />
        <Pilot words={loaderData.pilot} />
        <Contact
          {...loaderData.contact}
          form={
            <KeepMarkup name="contact-form">
              <HomeContactForm words={loaderData.contactForm} />
            </KeepMarkup>
          }
        />
      </BelowFirstScreen>
    </>
  );
});
