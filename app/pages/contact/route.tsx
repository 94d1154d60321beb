import { officeHoursChart } from "../../../content/office-hours.ts";
import { languageOf } from "../../../contract/language.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";
import { OfficeHoursChart } from "./office-hours-chart.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { contact, contactDetails, forms, officeHours, pages } = wordsFor(path);
  return {
    meta: pageMeta(pages.contact),
    head: contact,
    form: forms.contact,
    details: contactDetails.contact,
    chart: officeHoursChart(officeHours, languageOf(path)),
  };
}

export default memoPage(function Contact({ loaderData }: Route.ComponentProps) {
  const { head, form, details, chart } = loaderData;
  return (
    <FormPage
      head={head}
      aside={
        <>
          <ContactDetails details={details} />
          <OfficeHoursChart chart={chart} />
        </>
      }
    >
      <ContactForm words={form} />
    </FormPage>
  );
});
