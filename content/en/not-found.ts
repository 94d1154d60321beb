export const notFound = {
  code: "404",
  text: "Oops! Page not found",
  home: "Return to Home",
  asked: "The address asks for a tile we do not have:",
  log: "404: this page does not exist:",
} as const;
