import { memo } from "react";
import { contactDetails } from "../../../content/en/contact-details.ts";
import { contactPage } from "../../../content/en/form-pages.ts";
import { contactForm } from "../../../content/en/forms.ts";
import { pages } from "../../../content/en/pages.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";

export const loader = () => ({
  meta: pageMeta(pages.contact),
  head: contactPage,
  form: contactForm,
  details: contactDetails,
});

export { meta };

export default memo(function Contact({ loaderData: { head, form, details } }: Route.ComponentProps) {
  return (
    <FormPage head={head}>
      <ContactForm words={form} aside={<ContactDetails heading={head.details} details={details} />} />
    </FormPage>
  );
}, sameData);
