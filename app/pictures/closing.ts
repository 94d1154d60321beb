import type { Drawn } from "../ui/picture.tsx";
import src from ".//closing.svg?url&no-inline";
export const closing: Drawn<"field" | "tile" | "ring" | "joints"> = { src, box: "0 0 1280 640" };
export const closingLayers = ["field","tile","ring","joints"] as const;
