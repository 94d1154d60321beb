import { services, solutions } from "../../content/en/navigation.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import type { Route } from "./+types/product";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const page = [...solutions, ...services].find((item) => item.path === path);
  if (!page) throw new Error(`No product page is written for ${path}.`);
  return page;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ path: loaderData.path, title: loaderData.name, description: loaderData.short })
    : [];

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <h1 className="type-page">{loaderData.name}</h1>
      <p className="type-lead mt-6 text-ink2">{loaderData.short}</p>
    </div>
  );
}
