import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.requestAssessment);

export default function RequestAssessment() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Request a Fraud Resilience Assessment</h1>
      <p className="type-lead mt-6 text-ink2">{pages.requestAssessment.description}</p>
    </div>
  );
}
