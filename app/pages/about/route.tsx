import "./about.css";
import type { CompanyFact } from "../../../content/types/about.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { aboutHead } from "../../drawn/about.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import { RuledRows } from "../../sections/ruled-rows.tsx";
import { Picture } from "../../ui/picture.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { Engagement } from "./engagement.tsx";
import { Leadership } from "./leadership.tsx";
import { Refusals } from "./refusals.tsx";
import { Values } from "./values.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { about, pages } = wordsFor(path);
  const language = languageOf(path);
  const { leadership, facts } = about;
  const values = { ...site.facts, legalEntity: site.legalEntity };
  const rows = (Object.keys(facts.names) as CompanyFact[]).flatMap((fact) => {
    const text = values[fact][language];
    return text ? [{ name: facts.names[fact], text }] : [];
  });
  const roles = leadership.roles.map((role) => ({
    ...role,
    name: site.leaders[role.id][language],
    city: site.leaderCities[role.id][language],
  }));
  return {
    meta: pageMeta(pages.about),
    ...about,
    leadership: { ...leadership, roles },
    facts: { ...facts, rows },
  };
}

export default memoPage(function About({ loaderData }: Route.ComponentProps) {
  const { crumb, heading, lead, mission, vision, leadership, closing } = loaderData;
  const { engagement, values, refusals, facts } = loaderData;
  return (
    <>
      <PageHead
        crumb={[{ label: crumb }]}
        heading={heading}
        lead={lead}
        picture={<Picture of={aboutHead} className="about-art mirrors" />}
      />
      <div className="wrap section grid gap-y-16 lg:gap-y-28">
        {[mission, vision].map(({ name, text }, index) => (
          <section key={name} aria-labelledby={`about-${index}`} className="cols">
            <h2 id={`about-${index}`} className="font-medium max-lg:mb-3 lg:mt-4">
              {name}
            </h2>
            <p className="text-title text-balance lg:col-start-2 lg:col-end-13">{text}</p>
          </section>
        ))}
      </div>
      <BelowFirstScreen>
        <Engagement words={engagement} />
        <Refusals words={refusals} />
        <Values words={values} />
        <Leadership words={leadership} />
        {facts.rows.length > 0 ? <RuledRows {...facts} /> : null}
        <ClosingCall {...closing} />
      </BelowFirstScreen>
    </>
  );
});
