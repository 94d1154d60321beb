import { memo } from "react";
import { getStartedPage, nextHeading } from "../../../content/en/form-pages.ts";
import { registrationForm } from "../../../content/en/forms.ts";
import { pages } from "../../../content/en/pages.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { FormPage } from "../../sections/form-page.tsx";
import { NextSteps } from "../../sections/next-steps.tsx";
import type { Route } from "./+types/route";
import { RegistrationForm } from "./registration-form.tsx";

export const loader = () => ({
  meta: pageMeta(pages.getStarted),
  head: getStartedPage,
  form: registrationForm,
  nextHeading,
});

export { meta };

export default memo(function GetStarted({ loaderData }: Route.ComponentProps) {
  const { head, form } = loaderData;
  return (
    <FormPage head={head}>
      <RegistrationForm
        words={form}
        aside={<NextSteps heading={loaderData.nextHeading} steps={head.next} />}
      />
    </FormPage>
  );
}, sameData);
