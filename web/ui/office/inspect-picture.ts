import { checkFileSize, DRAWING_TYPE, hasTooManyPixels, PICTURE_REFUSALS } from "#domain/picture-upload.ts";
import { PICTURE_TEXTS } from "./picture-texts.ts";

/** As wide as a preview is ever drawn, on a dense screen. The whole picture would take hundreds of megabytes. */
const PREVIEW_WIDTH = 1280;

export type InspectedPicture = {
  /** Why it is not sent at all, as a sentence; null for what may be a picture. */
  refusal: string | null;
  /** What the preview draws; null where this browser cannot decode it. */
  preview: ImageBitmap | null;
  /** In pixels, upright. */
  size: { width: number; height: number } | null;
};

function refused(refusal: string): InspectedPicture {
  return { refusal, preview: null, size: null };
}

/**
 * Inspects a chosen file before anything is sent: refuses what is too large, and decodes the rest for the preview. What
 * this browser cannot decode is left to the Worker.
 */
export async function inspectPicture(file: File): Promise<InspectedPicture> {
  const isThere = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return refused(PICTURE_TEXTS.gone);
  const reason = file.type === DRAWING_TYPE ? "drawing" : checkFileSize(file.size);
  if (reason) return refused(PICTURE_REFUSALS[reason]);
  try {
    // A bitmap and not an object URL: the content security policy needs no `blob:` for it.
    const whole = await createImageBitmap(file);
    const size = { width: whole.width, height: whole.height };
    if (hasTooManyPixels(size)) return refused(PICTURE_REFUSALS.tooManyPixels);
    const resizeWidth = Math.min(PREVIEW_WIDTH, size.width);
    const preview = await createImageBitmap(whole, { resizeWidth, resizeQuality: "high" });
    whole.close();
    return { refusal: null, preview, size };
  } catch {
    return { refusal: null, preview: null, size: null };
  }
}
