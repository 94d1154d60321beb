import { useEffect, useState } from "react";
import type { Words } from "../../../content/words.ts";
import type { HomeContact } from "../../../contract/forms.ts";
import { homeContactPayload } from "../../../contract/payloads.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import { CompanyField, EmailField, MessageField, NameField } from "../../forms/shared-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { useShown } from "../../navigation/router.tsx";
import { shouldRestorePosition } from "../../navigation/scroll-position.ts";
import { aboutHead } from "../../pictures/home.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { PageLink } from "../../ui/links.tsx";
import { MarkupErrorBoundary } from "../../ui/markup-error-boundary.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { scrollToElement, targetOf } from "../../ui/scroll-and-focus.ts";
import type { PageProps } from "../data.server.ts";
import { Catalogue } from "./catalogue.tsx";
import { Hero } from "./hero.tsx";

/** The page waits so long before it scrolls to the anchor of its URL, ms. */
const HASH_SCROLL_MS = 100;

/** On load, scrolls smoothly to the URL's anchor after 100 ms; at once when the visitor asked for less motion. */
function useHashScroll() {
  const [openedBy] = useState(useShown((shown) => shown.openedBy));
  useEffect(() => {
    const { hash } = location;
    if (!hash || shouldRestorePosition(openedBy)) return;
    const timer = setTimeout(() => scrollToElement(targetOf(hash)), HASH_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [openedBy]);
}

const initial: HomeContact = { name: "", email: "", company: "", message: "" };

/** The contact form of the home page; the browser validates, failures are logged. */
function HomeContactForm({ words }: { words: Words["forms"]["home-contact"] }) {
  const kind = "home-contact";
  const form = useLeadForm({ kind, initial, buildPayload: homeContactPayload, words, isLogged: true });
  const { labels } = words;
  return (
    <LeadForm form={form}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} className="pairs:col-span-2" />
      <MessageField label={labels.message} rows={5} />
    </LeadForm>
  );
}

export default function Home({ data }: PageProps<"home">) {
  const { about, pilot, contact } = data;
  useHashScroll();
  return (
    <>
      <Hero words={data} />
      <BelowFirstScreen>
        <Catalogue words={data.catalogue} />
        {/* Beside the words the pattern without a fault: fraud looks like this too. */}
        <section
          id="about"
          aria-labelledby="about-heading"
          className="relative overflow-clip border-y border-ink columns:min-h-94"
        >
          <div className="home-about picture-strip max-columns:h-45 max-columns:pairs:h-60">
            <Picture of={aboutHead} fit="xMinYMid slice" className="mirrors" />
          </div>
          <div className="wrap relative">
            <div className="py-10 columns:max-w-142 columns:py-12">
              <h2 id="about-heading" className="max-w-heading text-title">
                {about.heading}
              </h2>
              <p className="mt-5 text-intro">{about.text}</p>
              <p className="mt-6 flex gap-8">
                <PageLink to={about.links.about} className="link" />
                <PageLink to={about.links.whyUs} className="link" />
              </p>
            </div>
          </div>
        </section>
        <section id="why-us" aria-labelledby="why-us-heading" className="wrap section pb-0">
          <div className="cols items-end gap-y-6 border-b border-ink pb-12">
            <h2 id="why-us-heading" className="text-title text-balance columns:col-span-6">
              {pilot.heading}
            </h2>
            <div className="columns:col-span-6">
              <p className="text-intro">{pilot.text}</p>
              <PageLink className="btn mt-6 max-pairs:w-full" to={pilot.link} />
            </div>
          </div>
          <dl className="home-figures cols gap-y-10 border-b border-rule py-10 pairs:max-columns:grid-cols-2">
            {pilot.claims.map(({ value, meaning }) => (
              <div
                key={value}
                className="flex flex-col-reverse justify-end pairs:max-columns:last:col-span-2 columns:col-span-6 columns:nth-2:col-span-3 columns:nth-3:col-span-3"
              >
                <dt className="text-intro">{meaning}</dt>
                <NoBreakText as="dd" className="whitespace-nowrap columns:-me-8" text={value} />
              </div>
            ))}
          </dl>
          <p className="mt-4">{pilot.note}</p>
        </section>
        <section id="contact" aria-labelledby="contact-heading" className="wrap section">
          <h2 id="contact-heading" className="text-title">
            {contact.heading}
          </h2>
          <div className="cols mt-10 gap-y-16">
            <div className="columns:col-span-6">
              <MarkupErrorBoundary name="contact-form">
                <HomeContactForm words={data.contactForm} />
              </MarkupErrorBoundary>
            </div>
            <div className="columns:col-span-5 columns:col-start-8">
              <ContactDetails details={contact.details} />
            </div>
          </div>
        </section>
      </BelowFirstScreen>
    </>
  );
}
