import { jointMarks, loneTile, numberedLayers, type Pose, ring, socket, ticks } from "../engine/broken.ts";
import { type Drawing, still } from "../engine/drawing.ts";
import { pattern, ringLayers } from "./plate.ts";

/** The head of the About page: the unfinished pattern without a broken tile. The home page has it in its own file. */
export function aboutHead(file: "home" | "about"): Drawing {
  const pose: Pose = { centre: [500, 250], s: 90, rotation: 18 };
  return still(pattern({ file, name: "aboutHead", size: [1360, 640], pose, shift: 60 }));
}

/**
 * The picture at the end of a page: the field with its tile in place, the tile as it was found (drawn upright: the page
 * turns it about its centre), the ring, and the ticks with ten closed joints.
 */
export function closing(): Drawing {
  const pose: Pose = { centre: [430, 262], s: 74, rotation: 18 };
  const { layers, ...drawing } = pattern({ file: "closing", size: [1280, 640], pose, shift: 10 });
  return {
    ...drawing,
    layers: {
      field: Object.values(layers).join(""),
      tile: socket(pose) + loneTile(pose, 0, "warm"),
      ring: ring(pose),
      joints: ticks(pose) + jointMarks(pose, () => true).join(""),
    },
  };
}

/**
 * Login, whose field is the state: grid, scaffold, lines and draft while idle; stars and straps while logging in; socket
 * and tile (drawn upright: the page turns it by 9 degrees about its centre), ring, ticks and joints after an
 * error; ring, ticks and closed joints on success.
 */
export function login(): Drawing {
  const pose: Pose = { centre: [500, 400], s: 88, rotation: 18 };
  const closed = jointMarks(pose, () => true);
  const above = {
    socket: socket(pose),
    tile: loneTile(pose, 0, "warm"),
    ...ringLayers(pose, false),
    ...numberedLayers("closed", closed),
  };
  return pattern({ file: "login", size: [1380, 900], pose, hasScaffold: true, above });
}

/** The picture of the 404 page: the tile is missing. */
export function missing(): Drawing {
  const pose: Pose = { centre: [519, 377], s: 84, rotation: 18 };
  const above = { socket: socket(pose, true), ...ringLayers(pose, false) };
  return still(pattern({ file: "missing", size: [1560, 900], pose, above }));
}

/** The pattern of a form that was sent: its straps alone, with one tile in its ring, whole and cold. */
export function sent(): Drawing {
  const pose = { centre: [375, 281], s: 80, rotation: 18 } as const;
  const { layers, ...drawing } = pattern({ file: "sent", size: [700, 560], pose, shift: 10 });
  const { stars = "", straps = "" } = layers;
  return { ...drawing, layers: { stars, straps, ...ringLayers(pose, true) } };
}
