import { lazyTool } from "../lazy-tool.tsx";
import styles from "./self-check.css?url";

/** The self-check, loaded when the visitor comes near; until then the form to print stands in its place. */
export const LazySelfCheck = lazyTool(
  styles,
  () => import("./self-check.tsx"),
  import.meta.env.SSR ? () => import("./paper-form.tsx") : undefined,
);
