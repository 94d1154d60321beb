import { thanksPath } from "../../../contract/form-paths.ts";
import { leadKinds } from "../../../contract/kinds.ts";
import { languageOf, localPath } from "../../../contract/language.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { NextSteps } from "../../sections/next-steps.tsx";
import { OutsideLink } from "../../ui/outside-link.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const language = languageOf(path);
  const kind = leadKinds.find((one) => localPath(thanksPath(one), language) === path);
  if (!kind) throw new Error(`No form leads to ${path}.`);
  const { contact, contactDetails, forms, pages, thankYou } = wordsFor(path);
  const { title, text } = forms[kind].notices.success;
  return {
    meta: pageMeta({ path: localPath(thanksPath(kind), language), title, description: text, noindex: true }),
    head: { heading: title, lead: text, crumb: thankYou.crumb },
    words: { nextHeading: thankYou.nextHeading, more: thankYou.more.heading, home: thankYou.home },
    booking: forms[kind].booking,
    steps: [...thankYou.next, { name: thankYou.answer.name, text: thankYou.answer.text[kind] }],
    // No link back to the form that was just sent.
    links: thankYou.more.links.filter(
      ({ path }) => kind !== "sample-report" || path !== pages.requestSampleReport.path,
    ),
    detailsHeading: contact.details,
    details: contactDetails.contact,
  };
}

/** The page that a form sent without scripts leads to. */
export default memoPage(function ThankYou({ loaderData }: Route.ComponentProps) {
  const { head, words, steps } = loaderData;
  return (
    <FormPage head={head}>
      <div className="cols gap-y-12">
        <div className="lg:col-span-7">
          <NextSteps heading={words.nextHeading} steps={steps} />
          <OutsideLink to={loaderData.booking} className="btn mt-6 max-sm:w-full" />
          <h2 className="text-intro mt-12">{words.more}</h2>
          <ActionRow actions={loaderData.links} className="mt-5" />
          <p className="mt-6">
            <a href={words.home.path} className="link">
              {words.home.label}
            </a>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <ContactDetails heading={loaderData.detailsHeading} details={loaderData.details} />
        </div>
      </div>
    </FormPage>
  );
});
