import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import type { PageProps } from "../data.server.ts";
import { About } from "./about.tsx";
import { Catalogue } from "./catalogue.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { HeroForm } from "./hero-form.tsx";
import { Pilot } from "./pilot.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";

export default function Home({ data }: PageProps<"home">) {
  useHashScroll();
  return (
    <>
      <Hero
        words={data}
        form={
          <KeepMarkup name="hero-form">
            <HeroForm words={data.heroForm} />
          </KeepMarkup>
        }
      />
      <BelowFirstScreen>
        <Catalogue words={data.catalogue} />
        <About words={data.about} />
        <Pilot words={data.pilot} />
        <Contact {...data.contact} form={data.contactForm} />
      </BelowFirstScreen>
    </>
  );
}
