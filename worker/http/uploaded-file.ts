import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { checkFileSize, PICTURE_LIMITS, PICTURE_REFUSALS } from "../../domain/picture-upload.ts";
import type { AppEnv } from "./context.ts";
import { AppError } from "./errors.ts";
import { contentType } from "./form-answer.ts";
import { drainBody } from "./request-guards.ts";

/** Boundaries and headers of the parts of a form, besides the file itself. */
const FORM_OVERHEAD_BYTES = 16 * 1024;

const REFUSALS = {
  tooLarge: [413, "too_large"],
  empty: [400, "empty_file"],
  drawing: [415, "not_a_picture"],
  tooManyPixels: [422, "too_many_pixels"],
  undecodable: [422, "undecodable"],
} as const satisfies Record<keyof typeof PICTURE_REFUSALS, [number, string]>;

/** The refusal of a picture, whatever found the reason. */
export function pictureRefused(reason: keyof typeof PICTURE_REFUSALS): AppError {
  const [status, code] = REFUSALS[reason];
  return new AppError(status, code, PICTURE_REFUSALS[reason]);
}

/** Refuses a form with a file over 25 MB, by its stated length, or as it streams in where none is stated. */
export const limitUpload = bodyLimit({
  maxSize: PICTURE_LIMITS.bytes + FORM_OVERHEAD_BYTES,
  async onError(c) {
    await drainBody(c);
    throw pictureRefused("tooLarge");
  },
});

/**
 * The one file of a multipart form; whether it is a picture is not known before it is decoded.
 * @throws AppError 400, 413 or 415 with a sentence that says what is wrong with it
 */
export async function uploadedPicture(c: Context<AppEnv>, field: string): Promise<File> {
  if (contentType(c) !== "multipart/form-data") {
    throw new AppError(415, "unsupported_content_type", `Send the picture as a form with the file field ${field}.`);
  }
  const file = await onlyFile(c, field);
  const refusal = checkFileSize(file.size);
  if (refusal) throw pictureRefused(refusal);
  return file;
}

async function onlyFile(c: Context<AppEnv>, field: string): Promise<File> {
  const form = await c.req.formData().catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError(400, "malformed_form", "The picture did not arrive complete. Please send it again.");
  });
  const [file, second] = form.getAll(field);
  if (second !== undefined) throw new AppError(400, "several_files", "Please send one picture at a time.");
  if (file instanceof File) return file;
  const message =
    form.keys().next().done || file !== undefined
      ? "No picture was chosen. Please choose a file first."
      : `No picture arrived: the form must have the file field ${field}.`;
  throw new AppError(400, "no_file", message);
}
