import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.whyUs);

export default function WhyUs() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Why Us</h1>
      <p className="type-lead mt-6 text-ink2">{pages.whyUs.description}</p>
    </div>
  );
}
