import type { PictureAsset } from "../ui/picture.tsx";
import homeSrc from "./home.svg?url&no-inline";
export const hero: PictureAsset<"grid" | "lines" | "straps" | "cold" | "tile" | "ring" | "ticks" | "joint-1" | "joint-2" | "joint-3" | "joint-4" | "joint-5" | "joint-6" | "joint-7" | "joint-8" | "joint-9" | "joint-10"> = { src: homeSrc, box: "0 -60 1560 1460" };
export const heroLayers = ["grid","lines","straps","cold","tile","ring","ticks","joint-1","joint-2","joint-3","joint-4","joint-5","joint-6","joint-7","joint-8","joint-9","joint-10"] as const;
export const heroNear = "305 107 380 380" as const;
export const aboutHead: PictureAsset<"all"> = { src: homeSrc, box: "0 0 1360 640" };
export const aboutHeadLayers = ["all"] as const;
