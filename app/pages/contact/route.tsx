import { pageMeta } from "../../frame/page-meta.ts";
import { clientLoaderOf, memoPage, meta } from "../../frame/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ pattern }: Route.LoaderArgs) {
  const { contact, contactDetails, forms, pages } = wordsFor(pattern);
  return {
    meta: pageMeta(pages.contact),
    head: contact,
    form: forms.contact,
    details: contactDetails.contact,
  };
}

export { meta };
export const clientLoader = clientLoaderOf<typeof loader>;

export default memoPage(function Contact({ loaderData: { head, form, details } }: Route.ComponentProps) {
  return (
    <FormPage head={head}>
      <ContactForm words={form} aside={<ContactDetails heading={head.details} details={details} />} />
    </FormPage>
  );
});
