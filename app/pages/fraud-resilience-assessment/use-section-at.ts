import { useEffect, useState } from "react";

/** A box's edges in CSS pixels from the top of the viewport. */
interface Box {
  id: string;
  top: number;
  bottom: number;
}

/** The section whose box spans a line at `line` px from the viewport's top; undefined when none does. */
export function sectionAt(boxes: readonly Box[], line: number): string | undefined {
  return boxes.find(({ top, bottom }) => top <= line && bottom > line)?.id;
}

/** Follows the scroll: the id of the section under the line. */
export function useSectionAt(ids: readonly string[], line: number): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const look = () => {
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setActive(sectionAt(boxes, line));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [ids, line]);
  return active;
}
