import { useScrolled } from "../../ui/use-scrolled.ts";

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
export const useSectionAt = (ids: readonly string[], line: number): string | undefined =>
  useScrolled(() => {
    const boxes = ids.flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
    });
    return sectionAt(boxes, line);
  }, undefined);
