import type { Drawn } from "../ui/picture.tsx";
import src from ".//use-case-star.svg?url&no-inline";
export const useCaseStar: Drawn<"ground" | "point" | "lines"> = { src, box: "-200 -200 400 400" };
export const useCaseStarLayers = ["ground","point","lines"] as const;
