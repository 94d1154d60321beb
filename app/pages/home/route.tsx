import { memo } from "react";
import { catalogue } from "../../../content/en/catalogue.ts";
import { claims } from "../../../content/en/claims.ts";
import { contactDetails } from "../../../content/en/contact-details.ts";
import { heroForm, homeContactForm } from "../../../content/en/forms.ts";
import { about, contact, hero, ledger, sample, samplePanels } from "../../../content/en/home.ts";
import { pages } from "../../../content/en/pages.ts";
import type { CatalogueEntry, CatalogueId } from "../../../content/types/catalogue.ts";
import type { ClaimId } from "../../../content/types/claims.ts";
import { site } from "../../../site.config.ts";
import { BelowFirstScreen } from "../../frame/below-first-screen.tsx";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { organization, webSite } from "../../frame/structured-data.ts";
import { Frieze } from "../../sections/frieze.tsx";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { HeroForm } from "./hero-form.tsx";
import { HomeContactForm } from "./home-contact-form.tsx";
import { HoursChart } from "./hours-chart.tsx";
import { Ledger } from "./ledger.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";

/** The rows that rest open: the first solution and the fifth service. */
const RESTS = { solutions: 0, services: 4 } as const;
const CLAIMS: readonly ClaimId[] = ["records", "accuracy", "patterns", "monitoring", "loss-reduction"];

const entries = Object.entries(catalogue) as [CatalogueId, CatalogueEntry][];
function listOf(group: CatalogueEntry["group"]) {
  const sold = entries
    .filter(([, entry]) => entry.group === group)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, { path, name, card, order }]) => {
      return { id, path, name, card, number: String(order).padStart(2, "0") };
    });
  return { name: ledger.groups[group], count: String(sold.length), rests: RESTS[group], entries: sold };
}

export type HomeContent = ReturnType<typeof loader>;

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader() {
  const { london, dubai } = site.offices;
  const company = organization({ mailbox: site.mailbox, offices: [london, dubai], slogan: hero.slogan });
  return {
    meta: pageMeta(pages.home, company, webSite()),
    hero,
    heroForm,
    homeContactForm,
    sample,
    panels: samplePanels,
    ledger: { ...ledger, lists: [listOf("solutions"), listOf("services")] },
    about: { ...about, claimsHeading: about.claims, claims: CLAIMS.map((id) => claims[id]) },
    contact: { ...contact, details: contactDetails },
  };
}

export { meta };

export default memo(function Home({ loaderData }: Route.ComponentProps) {
  useHashScroll();
  return (
    <>
      <Hero words={loaderData} form={<HeroForm words={loaderData.heroForm} />} />
      <BelowFirstScreen>
        <Ledger words={loaderData.ledger} />
        <Frieze at={4} />
        <About words={loaderData.about} />
        <Contact
          words={loaderData.contact}
          form={<HomeContactForm words={loaderData.homeContactForm} />}
          chart={<HoursChart label={loaderData.contact.chart} />}
        />
        <Frieze at={17} phone={2} />
      </BelowFirstScreen>
    </>
  );
}, sameData);
