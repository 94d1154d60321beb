import type { PictureAsset } from "../ui/picture.tsx";
import loginSrc from "./login.svg?url&no-inline";
export const login: PictureAsset<"grid" | "scaffold" | "lines" | "draft" | "stars" | "straps" | "socket" | "tile" | "ring" | "ticks" | "joints" | "closed-1" | "closed-2" | "closed-3" | "closed-4" | "closed-5" | "closed-6" | "closed-7" | "closed-8" | "closed-9" | "closed-10"> = { src: loginSrc, box: "0 0 1380 900" };
export const loginLayers = ["grid","scaffold","lines","draft","stars","straps","socket","tile","ring","ticks","joints","closed-1","closed-2","closed-3","closed-4","closed-5","closed-6","closed-7","closed-8","closed-9","closed-10"] as const;
