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
    chart: officeHours.sentence,
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
          <OfficeHoursChart label={chart} />
        </>
      }
    >
      <ContactForm words={form} />
    </FormPage>
  );
});
