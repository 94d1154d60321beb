import type { PictureAsset } from "../ui/picture.tsx";
import sentSrc from "./sent.svg?url&no-inline";
export const sent: PictureAsset<"stars" | "straps" | "ring" | "ticks" | "joints"> = { src: sentSrc, box: "0 0 700 560" };
export const sentLayers = ["stars","straps","ring","ticks","joints"] as const;
