/**
 * Works around hydration, which needs a component's script to keep what was prerendered: a tool's default state is
 * written while the page is prerendered, stays as it is, and is replaced by the tool when the visitor comes near. Can go
 * once React hydrates a part of a page on demand.
 */
import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { targetOf } from "../ui/motion.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useNear } from "../ui/use-near.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Resolves once the stylesheet of a `<link>` applies. */
const styled = (link: HTMLLinkElement) =>
  link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));

/**
 * Returns a tool whose script and stylesheet are not among those of its page.
 * @param styles the address of its stylesheet
 * @param load imports the tool
 * @param prerendered imports its default state; undefined in browsers
 */
export function lazyTool<Props extends object>(
  styles: string,
  load: Load<Props>,
  prerendered: Load<Props> | undefined,
): ComponentType<Props> {
  const DefaultState = prerendered && lazy(prerendered);
  /** The tool, once it has been shown in this visit, and its height: after Back the page has the same layout as before. */
  let shown: ComponentType<Props> | undefined;
  let height: number | undefined;
  return function LazyTool(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const near = useNear(box);
    const hydrated = useHydrated();
    const [isPrerendered] = useState(!hydrated);
    const [isReturn] = useState(useNavigationType() === "POP");
    const [Tool, setTool] = useState(() => (isReturn ? shown : undefined));
    useEffect(() => {
      const { hash } = location;
      const isOurs = hash.includes("?") && targetOf(hash)?.contains(box.current);
      // Browsers themselves find only an element whose id is the whole hash.
      if (isOurs && !("keepScroll" in document.documentElement.dataset)) targetOf(hash)?.scrollIntoView();
    }, []);
    useEffect(() => {
      const observer = new ResizeObserver(([entry]) => {
        height = entry?.contentRect.height;
      });
      if (box.current) observer.observe(box.current);
      return () => observer.disconnect();
    }, []);
    useEffect(() => {
      const link = box.current?.querySelector("link");
      if (!near || !link) return;
      // Where the script cannot be fetched, the default state stays.
      Promise.all([load(), styled(link)]).then(
        ([{ default: loaded }]) => {
          // React removes the link with the page; this copy stays.
          if (!shown) document.head.append(link.cloneNode());
          shown = loaded;
          setTool(() => loaded);
        },
        () => {},
      );
    }, [near]);
    const still = "lazy-tool";
    return (
      <div ref={box}>
        <link rel="stylesheet" href={styles} />
        {Tool && <Tool {...props} />}
        {!Tool && DefaultState && (
          <div className={still}>
            <DefaultState {...props} />
          </div>
        )}
        {!Tool && !DefaultState && isPrerendered && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves the prerendered content alone
          <div className={still} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
        )}
        {!Tool && !DefaultState && !isPrerendered && (
          <div className="min-h-screen" style={isReturn ? { height } : undefined} />
        )}
      </div>
    );
  };
}
