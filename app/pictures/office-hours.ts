import type { Drawn } from "../ui/picture.tsx";
import src from ".//office-hours.svg?url&no-inline";
export const hours: { wide: Drawn<"all">, phone: Drawn<"all"> } = { wide: { src, prefix: "hours-wide-", box: "0 0 404 181.5" }, phone: { src, prefix: "hours-phone-", box: "0 0 350 181.5" } };
export const hoursLayers = ["all"] as const;
