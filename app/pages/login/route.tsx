import "./login.css";
import { login as field, loginLayers } from "../../pictures/login.ts";
import { KeepMarkup } from "../../ui/keep-markup.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";
import { LoginForm } from "./login-form.tsx";
import { useLogin } from "./use-login.ts";

export default function Login({ data }: PageProps<"login">) {
  const { head, form, sealed } = data;
  const login = useLogin(sealed, form);
  return (
    <div className="login-page relative columns:overflow-clip">
      <div
        className="relative h-52.5 overflow-clip border-b border-ink pairs:h-80 columns:absolute columns:inset-0 columns:h-auto columns:border-0"
        data-state={login.state}
      >
        <Picture of={field} layers={loginLayers} className="login-field mirrors absolute" />
      </div>
      <div className="wrap relative pt-10 pb-20 columns:py-24">
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
}
