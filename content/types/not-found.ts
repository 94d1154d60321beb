import type { PageHead } from "./pages.ts";
import type { Link } from "./parts.ts";

export interface NotFoundWords {
  head: PageHead;
  code: string;
  text: string;
  home: Link;
  /** Introduces the address that was not found. */
  asked: string;
}
