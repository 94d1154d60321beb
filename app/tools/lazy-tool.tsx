/**
 * Keeps the prerendered state of a tool, and loads the tool's script when the visitor comes near. Works around React, which
 * cannot hydrate one part of a page later than the rest. Can go once it can.
 */
import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useShown } from "../navigation/router.tsx";
import { MarkupErrorBoundary } from "../ui/markup-error-boundary.tsx";
import { targetOf } from "../ui/scroll-and-focus.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useNear } from "../ui/use-near.ts";

/** Resolves once the stylesheet of a `<link>` applies. */
const whenLoaded = (link: HTMLLinkElement) =>
  link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));

/** Scrolls to the tool if the URL names it with settings: browsers find only an element whose id is the whole hash. */
function scrollToTool(box: HTMLElement | null) {
  const target = location.hash.includes("?") ? targetOf(location.hash) : undefined;
  if (target?.contains(box) && !("keepScroll" in document.documentElement.dataset)) target.scrollIntoView();
}

/** Returns a function that focuses the control of the tool that has the focus now in the default state. */
function focusRestorer(box: HTMLElement) {
  const controls = () => [...box.querySelectorAll<HTMLElement>("a, button, input, summary")];
  const at = controls().indexOf(document.activeElement as HTMLElement);
  return () => controls()[at]?.focus({ preventScroll: true });
}

/**
 * Returns a tool whose script and stylesheet are not among those of its page.
 * @param styles the URL of its stylesheet
 * @param load imports the tool
 */
export function lazyTool<Props extends object>(
  styles: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const DefaultState = import.meta.env.SSR && lazy(load);
  /** The tool, once it has been shown in this visit, and its height: after Back the page has the same layout as before. */
  let Tool: ComponentType<Props> | undefined;
  let height: number | undefined;

  return function LazyTool(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useNear(box);
    const isHydrated = useHydrated();
    const isBackOrForward = useShown(({ openedBy }) => openedBy === "history");
    const [state, setState] = useState<"prerendered" | "awaited" | "shown">(() => {
      if (!isHydrated) return "prerendered";
      return isBackOrForward && Tool ? "shown" : "awaited";
    });
    // The height of the last visit keeps the place until the tool is shown again.
    const [room] = useState(isBackOrForward ? { height } : undefined);
    useEffect(() => scrollToTool(box.current), []);
    // Ends with the page, before the observer could see that the box has gone.
    useLayoutEffect(() => {
      const observer = new ResizeObserver(([entry]) => {
        height = entry?.contentRect.height;
      });
      if (box.current) observer.observe(box.current);
      return () => observer.disconnect();
    }, []);
    useEffect(() => {
      const link = box.current?.querySelector("link");
      if (!isNear || !link) return;
      // Where the script cannot be fetched, the default state stays.
      Promise.all([load(), whenLoaded(link)]).then(
        ([{ default: loaded }]) => {
          // React removes the link with the page; this copy stays.
          if (!Tool) document.head.append(link.cloneNode());
          Tool = loaded;
          // At once: the focus may move on before a render that waits.
          const restoreFocus = box.current && focusRestorer(box.current);
          flushSync(() => setState("shown"));
          restoreFocus?.();
        },
        () => {},
      );
    }, [isNear]);
    return (
      <div ref={box}>
        <MarkupErrorBoundary name={styles}>
          <link rel="stylesheet" href={styles} />
          {state === "shown" && Tool && <Tool {...props} />}
          {state === "awaited" && <div className="min-h-screen" style={room} />}
          {state === "prerendered" && DefaultState && (
            <div className="lazy-tool">
              <DefaultState {...props} />
            </div>
          )}
          {state === "prerendered" && !DefaultState && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves the prerendered content alone
            <div className="lazy-tool" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
          )}
        </MarkupErrorBoundary>
      </div>
    );
  };
}
