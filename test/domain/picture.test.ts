import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fileKind,
  checkFile,
  hasTooManyPixels,
  nearestPicture,
  PICTURE_FORMATS,
  type PictureFormat,
} from "../../domain/picture.ts";

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
  ["\xFF\xD8\xFF\xE0\0\x10JFIF", "jpeg"],
  ["\x89PNG\r\n\x1A\n\0\0\0\rIHDR", "png"],
  ["GIF89a\x01\0", "gif"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "webp"],
  ["RIFF\x24\0\0\0WAVEfmt ", "unknown"],
  ["\0\0\0\x20ftypavif\0\0\0\0avifmif1", "avif"],
  ["\0\0\0\x20ftypmif1\0\0\0\0mif1avif", "avif"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "unknown"],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", "markup"],
  ["\xEF\xBB\xBF\r\n <?xml version='1.0'?><svg/>", "markup"],
  ["<!doctype html><p>", "markup"],
  ["just words", "unknown"],
  ["", "unknown"],
])("a file that begins with %j is %s", (head, kind) => {
  expect(fileKind(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))).toBe(kind);
});

const PNG_HEAD = Uint8Array.from("\x89PNG\r\n\x1A\n", (letter) => letter.charCodeAt(0));
const MEGABYTES_25 = 26_214_400;

test.each([
  [1, PNG_HEAD, null],
  [MEGABYTES_25, PNG_HEAD, null],
  [MEGABYTES_25 + 1, PNG_HEAD, "tooLarge"],
  [0, new Uint8Array(), "empty"],
  [5, new TextEncoder().encode("<svg>"), "markup"],
  [5, new TextEncoder().encode("words"), "unknown"],
])("of %d bytes that begin with %j the refusal is %j", (bytes, head, refusal) => {
  expect(checkFile(bytes, head)).toBe(refusal);
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
