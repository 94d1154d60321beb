import type { Drawn } from "../ui/picture.tsx";
import src from ".//racetrack-phone.svg?url&no-inline";
export const racetrackPhone: Drawn<"infield" | "road" | "start" | "driven" | "bridge" | "driven-over" | "mark" | "car"> = { src, box: "188 240 1130 652" };
export const racetrackPhoneLayers = ["infield","road","start","driven","bridge","driven-over","mark","car"] as const;
