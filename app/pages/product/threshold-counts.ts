import type { ThresholdWords } from "../../../content/types/figures.ts";

/** A threshold that visitors move over its chart. */
export interface MovingThreshold {
  words: ThresholdWords;
  /** The threshold of the drawing, and its sentence. */
  line: number;
  text: string;
  step: number;
  /** Counts of the drawing: the frauds, and the genuine payments, stopped at each step from 0. */
  caught: readonly number[];
  refused: readonly number[];
}

/** Returns the counts at a threshold, by the names they have in the words. */
export function countsAt(
  line: number,
  { step, ...counts }: Pick<MovingThreshold, "step" | "caught" | "refused">,
) {
  const [frauds = 0, genuine = 0] = [counts.caught[0], counts.refused[0]];
  const [caught = 0, refused = 0] = [counts.caught[line / step], counts.refused[line / step]];
  const stopped = caught + refused;
  return { line, frauds, caught, genuine, refused, stopped, passed: frauds + genuine - stopped };
}
