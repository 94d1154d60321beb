import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.assessment);

export default function ResilienceAssessment() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Simulate, Strengthen, Secure: Stay Ahead of Fraud Threats</h1>
      <p className="type-lead mt-6 text-ink2">{pages.assessment.description}</p>
    </div>
  );
}
