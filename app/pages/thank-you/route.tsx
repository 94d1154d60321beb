import { memo } from "react";
import { contactDetails } from "../../../content/en/contact-details.ts";
import { contactPage, nextHeading, thankYouPage } from "../../../content/en/form-pages.ts";
import { notices } from "../../../content/en/notices.ts";
import { leadKinds } from "../../../contract/kinds.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { NextSteps } from "../../sections/next-steps.tsx";
import type { Route } from "./+types/route";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const kind = leadKinds.find((one) => path.endsWith(`/${one}`));
  if (!kind) throw new Error(`No form leads to ${path}.`);
  const notice = notices[kind].success;
  const meta = pageMeta({ path, title: notice.title, description: notice.text, noindex: true });
  return {
    meta,
    notice,
    words: thankYouPage,
    nextHeading,
    detailsHeading: contactPage.details,
    details: contactDetails,
  };
}

export { meta };

/** Where a form leads that was sent without scripts. */
export default memo(function ThankYou({ loaderData }: Route.ComponentProps) {
  const { notice, words } = loaderData;
  return (
    <FormPage head={{ heading: notice.title, lead: notice.text, crumb: words.crumb }}>
      <div className="cols gap-y-12">
        <div className="lg:col-span-7">
          <NextSteps heading={loaderData.nextHeading} steps={words.next} />
          <a href="/" className="btn btn-primary mt-10 max-sm:w-full">
            {words.home}
          </a>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <ContactDetails heading={loaderData.detailsHeading} details={loaderData.details} />
        </div>
      </div>
    </FormPage>
  );
}, sameData);
