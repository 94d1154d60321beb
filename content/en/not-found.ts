import type { NotFoundWords } from "../types/not-found.ts";

export const notFound: NotFoundWords = {
  head: {
    path: "/404",
    title: "Page Not Found",
    description: "The address asks for a page this site does not have.",
    noindex: true,
  },
  code: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", path: "/" },
  asked: "The address asks for a tile we do not have:",
};
