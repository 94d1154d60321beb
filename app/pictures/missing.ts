import type { Drawn } from "../ui/picture.tsx";
import src from ".//missing.svg?url&no-inline";
export const missing: Drawn<"all"> = { src, box: "0 0 1560 900" };
export const missingLayers = ["all"] as const;
