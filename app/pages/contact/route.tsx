import { pageMeta } from "../../frame/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { contact, contactDetails, forms, pages } = wordsFor(path);
  return {
    meta: pageMeta(pages.contact),
    head: contact,
    form: forms.contact,
    details: contactDetails.contact,
  };
}

export default memoPage(function Contact({ loaderData: { head, form, details } }: Route.ComponentProps) {
  return (
    <FormPage head={head}>
      <ContactForm words={form} aside={<ContactDetails heading={head.details} details={details} />} />
    </FormPage>
  );
});
