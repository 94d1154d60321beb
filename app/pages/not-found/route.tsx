import { useEffect } from "react";
import { missing as art } from "../../pictures/not-found.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PageProps } from "../data.server.ts";

export default function NotFound({ data: { words } }: PageProps<"not-found">) {
  // One file stands for every missing path, so the path is known in the browser only.
  const missing = useHydrated() ? location.pathname : undefined;
  useEffect(() => {
    console.error("404: this page does not exist:", location.pathname);
  }, []);
  return (
    <div className="opening relative overflow-hidden columns:min-h-180">
      <div className="picture-strip missing-art max-pairs:h-52.5">
        <Picture of={art} className="mirrors" />
      </div>
      <div className="wrap relative pt-14 pb-10 columns:pt-24 columns:pb-20">
        <h1>
          <span className="text-numeral block">{words.code}</span>{" "}
          <span className="text-intro max-w-intro mt-9 block text-ink-muted">{words.text}</span>
        </h1>
        <PageLink to={words.home} className="btn btn-primary mt-6.5 max-pairs:w-full" />
        <div className="mt-10 min-h-20 max-w-100">
          {missing ? (
            <>
              <p className="text-small text-ink-muted">{words.asked}</p>
              <p className="text-small tabular-nums mt-0.5 text-ink-muted">
                <bdi>{missing}</bdi>
              </p>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}
