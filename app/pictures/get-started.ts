import type { PictureAsset } from "../ui/picture.tsx";
import useCaseStarSrc from "./use-case-star.svg?url&no-inline";
export const useCaseStar: PictureAsset<"ground" | "point" | "lines"> = { src: useCaseStarSrc, box: "-200 -200 400 400" };
export const useCaseStarLayers = ["ground","point","lines"] as const;
