import { useEffect } from "react";

/** Opens what is closed while the page is printed, in Safari before 18.4, which the stylesheet for paper cannot tell to. */
export function useOpenOnPaper() {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let closed: HTMLDetailsElement[] = [];
    const toggle = (isPrinting: boolean) => () => {
      if (isPrinting) closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const part of closed) part.open = isPrinting;
    };
    const [open, close] = [toggle(true), toggle(false)];
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}
