import type { PictureAsset } from "../ui/picture.tsx";
import pilotSrc from "./pilot.svg?url&no-inline";
import closingSrc from "./closing.svg?url&no-inline";
export const pilot: { wide: PictureAsset<"days" | "hidden" | "line">, phone: PictureAsset<"days" | "hidden" | "line"> } = { wide: { src: pilotSrc, prefix: "pilot-wide-", box: "0 0 1440 240" }, phone: { src: pilotSrc, prefix: "pilot-phone-", box: "0 0 390 160" } };
export const pilotLayers = ["days","hidden","line"] as const;
export const closing: PictureAsset<"field" | "tile" | "ring" | "joints"> = { src: closingSrc, box: "0 0 1280 640" };
export const closingLayers = ["field","tile","ring","joints"] as const;
