/**
 * Returns the path that a file of `build/client` is served at: `about/index.html` at `/about`, other files under their own name.
 * @param file relative, with forward slashes
 */
export function pathOfFile(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\/index\.html$/, "")}`;
}
