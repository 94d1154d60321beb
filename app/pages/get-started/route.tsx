import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import type { Route } from "./+types/route";
import { RegistrationForm } from "./registration-form.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { forms, getStarted, pages } = wordsFor(path);
  return { meta: pageMeta(pages.getStarted), head: getStarted, form: forms.registration };
}

export default memoPage(function GetStarted({ loaderData: { head, form } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-16 sm:pt-12">
      <KeepMarkup name="form">
        <RegistrationForm words={form} head={head} />
      </KeepMarkup>
    </div>
  );
});
