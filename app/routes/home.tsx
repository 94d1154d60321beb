import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.home);

export default function Home() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Smarter Fraud Prevention</h1>
      <p className="type-lead mt-6 text-ink2">{pages.home.description}</p>
    </div>
  );
}
