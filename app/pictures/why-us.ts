import type { Drawn } from "../ui/picture.tsx";
import pilotSrc from "./pilot.svg?url&no-inline";
import closingSrc from "./closing.svg?url&no-inline";
export const pilot: { wide: Drawn<"days" | "hidden" | "line">, phone: Drawn<"days" | "hidden" | "line"> } = { wide: { src: pilotSrc, prefix: "pilot-wide-", box: "0 0 1440 240" }, phone: { src: pilotSrc, prefix: "pilot-phone-", box: "0 0 390 160" } };
export const pilotLayers = ["days","hidden","line"] as const;
export const closing: Drawn<"field" | "tile" | "ring" | "joints"> = { src: closingSrc, box: "0 0 1280 640" };
export const closingLayers = ["field","tile","ring","joints"] as const;
