import { type AnimationEvent, useState } from "react";

/**
 * For a picture that draws itself: whether it has, so that it does not again where it is hidden and shown, as at
 * another width.
 * @param last class of the layer that is drawn last
 */
export function useDrawn(last: string) {
  const [drawn, setDrawn] = useState(false);
  const onAnimationEnd = ({ target }: AnimationEvent) => {
    if ((target as Element).classList.contains(last)) setDrawn(true);
  };
  return { drawn, onAnimationEnd };
}
