import "./login.css";
import { buildSettings } from "../../../build.config.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { login as field, loginLayers } from "../../pictures/login.ts";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/route";
import { LoginForm } from "./login-form.tsx";
import { seal } from "./sealed.ts";
import { useLogin } from "./use-login.ts";

export { clientLoader, meta } from "../../navigation/page-route.ts";

/** The loader runs in Node, while the site is built. */
declare const process: { env: Record<string, string | undefined> };

/** Seals the dashboard's address while the site is built; neither it nor the password is shipped. */
export async function loader({ pattern: path }: Route.LoaderArgs) {
  const { forms, login, pages } = wordsFor(path);
  const { username, password, dashboardUrl } = buildSettings(process.env).demo;
  return {
    meta: pageMeta(pages.login),
    head: login,
    form: forms.login,
    sealed: await seal(dashboardUrl, username, password),
  };
}

export default memoPage(function Login({ loaderData }: Route.ComponentProps) {
  const { head, form, sealed } = loaderData;
  const login = useLogin(sealed, form);
  return (
    <div className="login-page relative lg:overflow-clip">
      <div
        className="relative h-52.5 overflow-clip border-b border-ink sm:h-80 lg:absolute lg:inset-0 lg:h-auto lg:border-0"
        data-state={login.state}
      >
        <Picture of={field} layers={loginLayers} className="login-field mirrors" />
      </div>
      <div className="wrap relative pt-10 pb-20 lg:py-24">
        <h1 className="max-w-160 text-display">{head.heading}</h1>
        <div className="max-w-110">
          <p className="text-intro mt-6 mb-10 text-ink2">{head.lead}</p>
          <KeepMarkup name="form">
            <LoginForm {...login} words={form} />
          </KeepMarkup>
        </div>
      </div>
    </div>
  );
});
