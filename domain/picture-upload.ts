/** What an upload may have at most: bytes, pixels in all and on a side, characters of its name. */
export const PICTURE_LIMITS = {
  /** The hard limit of an upload; the page's 5 MB is a hint. */
  bytes: 25 * 1024 * 1024,
  /** A small file of more pixels could decode to gigabytes, so it is refused before it is decoded. */
  pixels: 50_000_000,
  side: 12_000,
  fileName: 200,
} as const;

/** Why a picture is refused: the page says it before sending, the Worker for what only it can tell. */
export const PICTURE_REFUSALS = {
  tooLarge: "This file has more than 25 MB. Please save the picture smaller.",
  empty: "This file is empty. Please choose another picture.",
  drawing: "This is a drawing (SVG). Please choose a JPEG, PNG, WebP, AVIF or GIF.",
  tooManyPixels: "This picture has too many pixels: at most 50 megapixels, and 12,000 on a side. Please scale it down.",
  undecodable:
    "This file cannot be read as a picture: the file is damaged, cut off, far too large or of another kind. Please choose a JPEG, PNG, WebP, AVIF or GIF.",
} as const;

/** The media type of the one kind of picture that is not made of pixels, which the image service passes through. */
export const DRAWING_TYPE = "image/svg+xml";

/**
 * Why a file is refused for its size; null if it is not. What it contains is for the image service to tell, which decodes it.
 * @param bytes its size
 */
export function checkFileSize(bytes: number) {
  if (bytes > PICTURE_LIMITS.bytes) return "tooLarge";
  return bytes === 0 ? "empty" : null;
}

/** Whether a picture of this size in pixels would need too much memory. */
export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return width * height > PICTURE_LIMITS.pixels || Math.max(width, height) > PICTURE_LIMITS.side;
}
