import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { notFound } from "../../content/en/not-found.ts";
import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";

export const meta = () => pageMeta(pages.notFound);

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(notFound.log, pathname);
  }, [pathname]);
  return (
    <div className="wrap section">
      <h1 className="type-h1">{notFound.code}</h1>
      <p className="type-lead mt-8 text-ink2">{notFound.text}</p>
      <Link to="/" className="btn btn-primary mt-6">
        {notFound.home}
      </Link>
    </div>
  );
}
