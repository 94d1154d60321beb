/** A racing car from above: its nose points to the right, its origin lies on the middle of the road. */
const LINE = "var(--line)";
const INK = "var(--ink)";
const ACCENT = "var(--accent)";
const LIGHT = "var(--raised)";

const part = (d: string, fill: string, line = LINE, width = 0.9, more = ""): string =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}"${more}/>`;
const pen = (d: string, line: string, width: number, more = ""): string => part(d, "none", line, width, more);
const tyre = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2.5" fill="${INK}"/>`;
const tread = (d: string): string => pen(d, LIGHT, 0.6, ' opacity=".55"');
/** A part of one side, and the same on the other. */
const both = (side: string): string => `${side}<g transform="scale(1 -1)">${side}</g>`;

const OUTLINE =
  "M57 0 54-4 53-21H44L42-8 38-9V-22.5H21V-12L13-9V-17H-26L-30-12V-23H-49V-18H-58V18H-49V23H-30V12L-26 17H13V9L21 12V22.5H38V9L42 8 44 21H53L54 4z";
const FLOOR = "M20-7 13-16.5H-26L-33-9H-44V9H-33L-26 16.5H13L20 7z";
const FRONT_WING = "M56 0 53.5-5 50-20H44.5L46-5 47 0 46 5 44.5 20H50L53.5 5z";
const BODY =
  "M57.5 0 56-2.4 40-3.6 22-6 13-7.4-2-7.6-14-5.6-44-2.2V2.2L-14 5.6-2 7.6 13 7.4 22 6 40 3.6 56 2.4z";
const STAR =
  "M-15 0L-16.6.8-15.8 2.4-17.5 2-17.8 3.8-19 2.5-20.2 3.8-20.5 2-22.2 2.4-21.4.8-23 0-21.4-.8-22.2-2.4-20.5-2-20.2-3.8-19-2.5-17.8-3.8-17.5-2-15.8-2.4-16.6-.8z";

/** Returns the car, `scale` times 128 units long and 54 wide. */
export const racingCar = (scale: number): string =>
  `<g transform="scale(${scale})" stroke-linejoin="round" stroke-linecap="round">${[
    part(OUTLINE, LIGHT, LIGHT, 3),
    both(pen("M35 3.6 30 14M22 5.6 29 14M39 3.4 33 14M-30 6-38 13M-44 3-40 13M-36 4-42 13", LINE, 1.3)),
    part(FLOOR, "var(--sand)"),
    both(
      tyre(22, 13.5, 16, 8.5) +
        tread("M26 14.5V21M30 14.5V21M34 14.5V21") +
        tyre(-49, 12, 18.5, 10.5) +
        tread("M-44.5 13V21.5M-39.8 13V21.5M-35 13V21.5"),
    ),
    part(FRONT_WING, ACCENT),
    both(pen("M52 4.5 48.6 19.6M49.4 4 46.6 19.6", LIGHT, 0.7) + pen("M42.5 20.6H53", INK, 2.2)),
    both(
      part("M12 6 11 13.6 2 14.4C-12 14.4-20 11-33 5L-33 2 4 4z", ACCENT) +
        pen("M11.4 8 10.8 12.6", INK, 2) +
        pen("M6 11.6C-6 11.8-14 9.4-24 5.6", LIGHT, 0.7),
    ),
    part(BODY, ACCENT),
    pen("M56 0H24", LIGHT, 0.8),
    both(pen("M16 7 14.6 10.4", LINE, 0.9) + pen("M13 10.6h4", INK, 2)),
    part("M18 0 14-4.6H0L-5-3V3L0 4.6H14z", INK, LINE, 0.6),
    part("M-.9 0a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0z", LIGHT),
    pen("M5-2.9A3.6 3.6 0 0 1 5 2.9", ACCENT, 1.6),
    pen("M-4-5.4H7C12-5 14-2.6 14.6 0 14 2.6 12 5 7 5.4H-4M14.6 0H19.5", LIGHT, 1.7),
    pen("M-8 0H-44", LIGHT, 0.8),
    part(STAR, LIGHT, ACCENT, 0.5),
    part("M-58-16.5H-50V16.5H-58z", ACCENT),
    pen("M-53.4-16V16M-55.6-16V16", LIGHT, 0.7),
    both(pen("M-59.5 17.4H-48", INK, 2.2)),
  ].join("")}</g>`;
