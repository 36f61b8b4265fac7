import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestPicture, PICTURE_FORMATS, type PictureFormat } from "../../domain/picture.ts";
import { checkFileSize, hasTooManyPixels } from "../../domain/picture-upload.ts";

/** The sizes and formats that are made of an upload 1400 px wide. */
const STORED = [
  ["jpeg", 640],
  ["webp", 640],
  ["avif", 640],
  ["jpeg", 960],
  ["webp", 960],
  ["avif", 960],
  ["jpeg", 1280],
  ["webp", 1280],
  ["jpeg", 1400],
  ["webp", 1400],
].map(([format, width]) => ({ format: format as PictureFormat, width: width as number }));

test.each<[string, number, PictureFormat, number, PictureFormat]>([
  ["the very one", 960, "avif", 960, "avif"],
  ["a width between two: the next larger", 700, "jpeg", 960, "jpeg"],
  ["wider than all: the largest", 2560, "webp", 1400, "webp"],
  ["a width that has no AVIF: what browsers with AVIF show, too", 1280, "avif", 1280, "webp"],
  ["wider than all, without AVIF there", 2560, "avif", 1400, "webp"],
])("%s", (_, width, format, answeredWidth, answeredFormat) => {
  expect(nearestPicture(STORED, { width, format })).toEqual({ width: answeredWidth, format: answeredFormat });
});

test("a missing picture format is never replaced by one that fewer browsers support", () => {
  expect(nearestPicture([{ width: 640, format: "jpeg" }], { width: 640, format: "avif" })?.format).toBe("jpeg");
  expect(nearestPicture([{ width: 640, format: "webp" }], { width: 640, format: "jpeg" })).toBeUndefined();
});

test("every request for a picture is answered, and never with a smaller one while a larger exists", () => {
  const formats = fc.constantFrom(...PICTURE_FORMATS);
  const picture = fc.record({ width: fc.integer({ min: 1, max: 4000 }), format: formats });
  const jpegs = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(picture), jpegs, picture, (others, widths, wanted) => {
      const pictures = [...others, ...widths.map((width) => ({ width, format: "jpeg" as const }))];
      const answered = nearestPicture(pictures, wanted)!;
      expect(answered.width).toBeGreaterThanOrEqual(Math.min(wanted.width, Math.max(...widths)));
      expect(PICTURE_FORMATS.indexOf(answered.format)).toBeGreaterThanOrEqual(PICTURE_FORMATS.indexOf(wanted.format));
    }),
  );
});

test.each([
  [1, null],
  [26_214_400, null],
  [26_214_401, "tooLarge"],
  [0, "empty"],
])("of %d bytes the refusal is %j", (bytes, refusal) => {
  expect(checkFileSize(bytes)).toBe(refusal);
});

test.each([
  [12_000, 4000, false],
  [12_001, 9, true],
  [9, 12_001, true],
  [10_000, 5000, false],
  [10_000, 5001, true],
])("%d × %d pixels are too many: %j", (width, height, isTooMany) => {
  expect(hasTooManyPixels({ width, height })).toBe(isTooMany);
});
