import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.about);

export default function About() {
  return (
    <div className="wrap section">
      <h1 className="type-page">About</h1>
      <p className="type-lead mt-6 text-ink2">{pages.about.description}</p>
    </div>
  );
}
