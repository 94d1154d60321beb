import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.login);

export default function Login() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Dashboard Login</h1>
      <p className="type-lead mt-6 text-ink2">{pages.login.description}</p>
    </div>
  );
}
