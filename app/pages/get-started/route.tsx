import { pageMeta } from "../../frame/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { FormPage } from "../../sections/form-page.tsx";
import { NextSteps } from "../../sections/next-steps.tsx";
import { OutsideLink } from "../../ui/outside-link.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { RegistrationForm } from "./registration-form.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { forms, getStarted, pages } = wordsFor(path);
  return { meta: pageMeta(pages.getStarted), head: getStarted, form: forms.registration };
}

export default memoPage(function GetStarted({ loaderData }: Route.ComponentProps) {
  const { head, form } = loaderData;
  return (
    <FormPage head={head}>
      <RegistrationForm
        words={form}
        aside={
          <>
            <NextSteps heading={head.nextHeading} steps={head.next} />
            <OutsideLink to={form.booking} className="btn mt-6 max-sm:w-full" />
          </>
        }
      />
    </FormPage>
  );
});
