import type { PictureAsset } from "../ui/picture.tsx";
import racetrackSrc from "./racetrack.svg?url&no-inline";
import racetrackPhoneSrc from "./racetrack-phone.svg?url&no-inline";
export const racetrack: PictureAsset<"construction" | "infield" | "tile" | "kerbs" | "road" | "start" | "driven" | "bridge" | "driven-over" | "mark" | "car" | "parked"> = { src: racetrackSrc, box: "30.5 121.9 1371.4 796.2" };
export const racetrackLayers = ["construction","infield","tile","kerbs","road","start","driven","bridge","driven-over","mark","car","parked"] as const;
export const racetrackLap = {"d":"M393 819L494.04 819A64 64 0 0 0 554.91 774.78L656.14 463.21A82 82 0 0 1 685.93 422.21L811.95 330.66A82 82 0 0 1 860.14 315L1118.5 315A64 64 0 0 1 1179.37 359.22L1209.67 452.47A62 62 0 0 1 1187.14 521.79L1103.93 582.25A72 72 0 0 1 1061.61 596L362.5 596A64 64 0 0 0 301.63 640.22L267.79 744.39A57 57 0 0 0 322 819L393 819","start":{"x":393,"y":819},"clear":0.0345,"corners":[{"x":531.7,"y":806.8,"at":0.05654},{"x":667.8,"y":440.4,"at":0.21408},{"x":834.8,"y":319,"at":0.29706},{"x":1156.1,"y":327.2,"at":0.42688},{"x":1209.7,"y":490.8,"at":0.49782},{"x":1083.9,"y":592.5,"at":0.56364},{"x":324.9,"y":608.2,"at":0.86863},{"x":275.9,"y":795.5,"at":0.95007}],"bridge":{"from":0.07264,"to":0.20377}} as const;
export const racetrackTrack = "194 262 1110 604" as const;
export const racetrackPhone: PictureAsset<"infield" | "road" | "start" | "driven" | "bridge" | "driven-over" | "mark" | "car"> = { src: racetrackPhoneSrc, box: "188 239.9 1130 652.2" };
export const racetrackPhoneLayers = ["infield","road","start","driven","bridge","driven-over","mark","car"] as const;
