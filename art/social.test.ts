import { expect, test } from "vitest";
import { SOCIAL, socialImage } from "./social.ts";

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test("a page's picture has the size networks expect and carries its own title", async () => {
  const [one, other] = await Promise.all([
    socialImage("About Us"),
    socialImage("Training & Capability Building"),
  ]);
  expect(sizeOf(one)).toEqual([SOCIAL.width, SOCIAL.height]);
  expect(sizeOf(other)).toEqual([SOCIAL.width, SOCIAL.height]);
  expect(Buffer.compare(one, other)).not.toBe(0);
  expect(other.length).toBeLessThan(400_000);
});

test("an Arabic title is drawn, also with a ligature and beside Latin letters", async () => {
  const [one, other] = await Promise.all([
    socialImage("معلومات الاحتيال (FISP)", "ar"),
    socialImage("معلومات الاختبار (FISP)", "ar"),
  ]);
  expect(sizeOf(one)).toEqual([SOCIAL.width, SOCIAL.height]);
  expect(Buffer.compare(one, other)).not.toBe(0);
});
