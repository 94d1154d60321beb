import type { Drawn } from "../ui/picture.tsx";
import src from ".//sent.svg?url&no-inline";
export const sent: Drawn<"stars" | "straps" | "ring" | "ticks" | "joints"> = { src, box: "0 0 700 560" };
export const sentLayers = ["stars","straps","ring","ticks","joints"] as const;
