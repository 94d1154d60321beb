import { lazyTool } from "../lazy-tool.tsx";
import styles from "./sandbox.css?url";

/** The rule sandbox, loaded when the visitor comes near; until then its default state stands in its place. */
export const LazySandbox = lazyTool(
  styles,
  () => import("./sandbox.tsx"),
  import.meta.env.SSR ? () => import("./sandbox.tsx") : undefined,
);
