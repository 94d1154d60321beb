import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.contact);

export default function Contact() {
  return (
    <div className="wrap section">
      <h1 className="type-page">Contact</h1>
      <p className="type-lead mt-6 text-ink2">{pages.contact.description}</p>
    </div>
  );
}
