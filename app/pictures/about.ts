import type { PictureAsset } from "../ui/picture.tsx";
import aboutSrc from "./about.svg?url&no-inline";
export const aboutHead: PictureAsset<"all"> = { src: aboutSrc, box: "0 0 1360 640" };
export const aboutHeadLayers = ["all"] as const;
export const cutTiles: PictureAsset<"chiefExecutive" | "riskScience" | "fraudServices" | "engineering" | "dataProtection"> = { src: aboutSrc, box: "0 0 96 88" };
export const cutTilesLayers = ["chiefExecutive","riskScience","fraudServices","engineering","dataProtection"] as const;
