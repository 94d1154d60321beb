import type { LeadFormWords } from "../../../content/words.ts";
import { thanksPath } from "../../../contract/form-paths.ts";
import { leadKinds } from "../../../contract/kinds.ts";
import { languageOf, localPath } from "../../../contract/language.ts";
import { SentPanel } from "../../forms/sent-panel.tsx";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const language = languageOf(path);
  const kind = leadKinds.find((one) => localPath(thanksPath(one), language) === path);
  if (!kind) throw new Error(`No form leads to ${path}.`);
  const { contactDetails, forms } = wordsFor(path);
  const { notices, next, booking }: LeadFormWords = forms[kind];
  const { title, text } = notices.success;
  return {
    meta: pageMeta({ path: localPath(thanksPath(kind), language), title, description: text, noindex: true }),
    head: { heading: title, intro: text },
    words: { next, booking },
    details: contactDetails.contact,
  };
}

/** The page that a form sent without scripts leads to. */
export default memoPage(function ThankYou({ loaderData: { head, words, details } }: Route.ComponentProps) {
  return (
    <FormPage head={head} aside={<ContactDetails details={details} />}>
      <SentPanel isOpen words={words}>
        <h2 className="text-title max-w-80">{words.next.heading}</h2>
      </SentPanel>
    </FormPage>
  );
});
