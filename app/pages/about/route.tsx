import type { CompanyFact } from "../../../content/types/about.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../site.config.ts";
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
import { Leadership } from "./leadership.tsx";
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
  const roles = leadership.roles.map((role) => ({ ...role, name: site.leaders[role.id][language] }));
  return {
    meta: pageMeta(pages.about),
    ...about,
    leadership: { ...leadership, roles },
    facts: { ...facts, rows },
  };
}

export default memoPage(function About({ loaderData }: Route.ComponentProps) {
  const { crumb, heading, lead, mission, vision, leadership, closing } = loaderData;
  const { work, engagement, values, refusals, facts } = loaderData;
  return (
    <>
      <PageHead
        crumb={[{ label: crumb }]}
        heading={heading}
        lead={lead}
        picture={<Picture of={aboutHead} className="about-art mirrors" />}
      />
      <div className="cols wrap section gap-y-14">
        {[mission, vision].map(({ name, text }, index) => (
          <section
            key={name}
            aria-labelledby={`about-${index}`}
            className={`border-t border-ink pt-5 ${index ? "lg:col-start-8 lg:col-end-13" : "lg:col-start-2 lg:col-end-7"}`}
          >
            <h2 id={`about-${index}`} className="font-medium">
              {name}
            </h2>
            <p className="type-h3 mt-3 text-balance">{text}</p>
          </section>
        ))}
      </div>
      <BelowFirstScreen>
        <RuledRows {...work} />
        <RuledRows {...engagement} />
        <Values words={values} />
        <RuledRows {...refusals} />
        <Leadership words={leadership} />
        {facts.rows.length > 0 ? <RuledRows {...facts} /> : null}
        <ClosingCall {...closing} />
      </BelowFirstScreen>
    </>
  );
});
