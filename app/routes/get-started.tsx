import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.getStarted);

export default function GetStarted() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Schedule Demo</h1>
      <p className="type-lead mt-6 text-ink2">{pages.getStarted.description}</p>
    </div>
  );
}
