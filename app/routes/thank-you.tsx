import { Link } from "react-router";
import { notFound } from "../../content/en/not-found.ts";
import { notices } from "../../content/en/notices.ts";
import { leadKinds } from "../../contract/kinds.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import type { Route } from "./+types/thank-you";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const kind = leadKinds.find((one) => path.endsWith(`/${one}`));
  if (!kind) throw new Error(`No form leads to ${path}.`);
  return { path, notice: notices[kind].success };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        path: loaderData.path,
        title: loaderData.notice.title,
        description: loaderData.notice.text,
        noindex: true,
      })
    : [];

/** Where a form leads that was sent without scripts. */
export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <h1 className="type-page">{loaderData.notice.title}</h1>
      <p className="type-lead mt-6">{loaderData.notice.text}</p>
      <Link to="/" className="btn mt-8">
        {notFound.home}
      </Link>
    </div>
  );
}
