import type { Drawn } from "../ui/picture.tsx";
import src from ".//managed-services.svg?url&no-inline";
export const next: Drawn<"all"> = { src, box: "0 0 208 131" };
export const nextLayers = ["all"] as const;
export const stage: { wide: Drawn<"base" | "warm" | "checked">, phone: Drawn<"base" | "warm" | "checked"> } = { wide: { src, prefix: "stage-wide-", box: "0 0 1440 900" }, phone: { src, prefix: "stage-phone-", box: "0 0 390 532" } };
export const stageLayers = ["base","warm","checked"] as const;
