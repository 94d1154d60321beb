/** Time each panel is shown, ms. */
export const PANEL_MS = 5000;

export interface RotationState {
  /** The visitor's choice with Pause and Play; until then true, unless they asked for less motion. */
  wanted: boolean;
  hovered: boolean;
  /** The keyboard has moved the focus to a dot; on the Pause and Play button it does not pause the panels. */
  focused: boolean;
  /** A finger or the mouse drags them. */
  held: boolean;
}

/** Returns true if the panels change by themselves now. */
export const rotates = ({ wanted, hovered, focused, held }: RotationState): boolean =>
  wanted && !hovered && !focused && !held;
