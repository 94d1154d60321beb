export const notFound = {
  head: {
    path: "/404",
    title: "Page Not Found",
    description: "There is no page at this address.",
    noindex: true,
  },
  code: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", path: "/" },
  asked: "There is no page at this address:",
} as const;
