import { pageMeta } from "../../frame/page-meta.ts";
import { clientLoaderOf, memoPage, meta } from "../../frame/page-route.ts";
import { FormPage } from "../../sections/form-page.tsx";
import { NextSteps } from "../../sections/next-steps.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { RegistrationForm } from "./registration-form.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ pattern }: Route.LoaderArgs) {
  const { forms, getStarted, pages } = wordsFor(pattern);
  return { meta: pageMeta(pages.getStarted), head: getStarted, form: forms.registration };
}

export { meta };
export const clientLoader = clientLoaderOf<typeof loader>;

export default memoPage(function GetStarted({ loaderData }: Route.ComponentProps) {
  const { head, form } = loaderData;
  return (
    <FormPage head={head}>
      <RegistrationForm words={form} aside={<NextSteps heading={head.nextHeading} steps={head.next} />} />
    </FormPage>
  );
});
