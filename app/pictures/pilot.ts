import type { Drawn } from "../ui/picture.tsx";
import src from ".//pilot.svg?url&no-inline";
export const pilot: { wide: Drawn<"days" | "hidden" | "line">, phone: Drawn<"days" | "hidden" | "line"> } = { wide: { src, prefix: "pilot-wide-", box: "0 0 1440 240" }, phone: { src, prefix: "pilot-phone-", box: "0 0 390 160" } };
export const pilotLayers = ["days","hidden","line"] as const;
