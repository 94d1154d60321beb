import { heroLayers } from "../../drawn/home.ts";

/** The layers of the drawing's ten joints. */
export const jointLayers = heroLayers.filter((layer) => layer.startsWith("joint"));
export const JOINTS = jointLayers.length;
/** The tile stands 9 degrees off; each part of that turn closes one joint. */
export const DEGREES_PER_JOINT = 9 / JOINTS;
