import type { ProductGroup } from "../../../content/types/catalogue.ts";
import type { ClaimId } from "../../../content/types/claims.ts";
import type { Words } from "../../../content/types/words.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../site.config.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { organization, webSite } from "../../frame/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Catalogue, type CatalogueList } from "./catalogue.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { HeroForm } from "./hero-form.tsx";
import { HomeContactForm } from "./home-contact-form.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";

export { clientLoader, meta } from "../../navigation/page-route.ts";

const CLAIMS: readonly ClaimId[] = ["records", "accuracy", "patterns", "monitoring", "loss-reduction"];

/** The plates of a group, as its menu lists them. */
function listOf(group: ProductGroup, { frame, home, menuSheet }: Words): CatalogueList {
  const { groups, cards } = home.catalogue;
  const entries = frame.menus[group].items.map(({ id, path, name }, index) => {
    return { id, path, name, line: menuSheet.lines[id], card: cards[id], number: twoDigits(index + 1) };
  });
  return { name: groups[group], count: String(entries.length), entries };
}

export function loader({ pattern: path }: Route.LoaderArgs) {
  const words = wordsFor(path);
  const { claims, contactDetails, forms, home, pages, tools } = words;
  const language = languageOf(path);
  const { london, dubai } = site.offices;
  const { slogan } = home.hero;
  const offices = [london, dubai].map(({ address, phone }) => ({ address: address[language], phone }));
  const company = organization({ mailbox: site.mailbox, offices, slogan });
  const { about, contact, hero, panels, sample } = home;
  const { cards: _, groups: __, ...catalogue } = home.catalogue;
  return {
    meta: pageMeta(pages.home, company, webSite(language)),
    hero,
    panels,
    sample,
    heroForm: forms["hero-assessment"],
    contactForm: forms["home-contact"],
    about: { ...about, claims: CLAIMS.map((id) => claims[id]), tools },
    contact: { ...contact, details: contactDetails.contact },
    catalogue: { ...catalogue, lists: [listOf("solutions", words), listOf("services", words)] },
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
        <Contact
          words={loaderData.contact}
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
