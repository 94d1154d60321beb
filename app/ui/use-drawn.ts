import { type AnimationEvent, useState } from "react";

/**
 * Returns true once a picture's drawing animation has finished, so that it does not replay when the picture is hidden
 * and shown again.
 * @param last class of the layer that is drawn last
 */
export function useDrawn(last: string) {
  const [drawn, setDrawn] = useState(false);
  const onAnimationEnd = ({ target }: AnimationEvent) => {
    if ((target as Element).classList.contains(last)) setDrawn(true);
  };
  return { drawn, onAnimationEnd };
}
