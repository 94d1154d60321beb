import { memo } from "react";
import { getStartedPage, nextHeading } from "../../content/en/form-pages.ts";
import { registrationForm } from "../../content/en/forms.ts";
import { pages } from "../../content/en/pages.ts";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { FormPage } from "../components/sections/form-page.tsx";
import { NextSteps } from "../components/sections/next-steps.tsx";
import { RegistrationForm } from "../forms/registration-form.tsx";
import type { Route } from "./+types/get-started";

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
