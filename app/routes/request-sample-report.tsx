import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.requestReport);

export default function RequestReport() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Request a Sample Fraud Assessment Report</h1>
      <p className="type-lead mt-6 text-ink2">{pages.requestReport.description}</p>
    </div>
  );
}
