/** Joints of the drawing's tile, and the degrees by which a turn closes one: it stands 9 degrees off. */
export const JOINTS = 10;
export const DEGREES_PER_JOINT = 0.9;

/** Returns the angle in degrees, with one decimal, and the number of joints that are open at it. */
export const readingOf = (open: number) => ({ open, angle: (open * DEGREES_PER_JOINT).toFixed(1) });
