import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.racetrack);

export default function Racetrack() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Customer Journey</h1>
      <p className="type-lead mt-6 text-ink2">{pages.racetrack.description}</p>
    </div>
  );
}
