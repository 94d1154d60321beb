import type { PictureAsset } from "../ui/picture.tsx";
import missingSrc from "./missing.svg?url&no-inline";
export const missing: PictureAsset<"all"> = { src: missingSrc, box: "0 0 1560 900" };
export const missingLayers = ["all"] as const;
