import { env } from "cloudflare:workers";
import type { UploadKind } from "#domain/picture.ts";
import { asOwner } from "./credentials.ts";
import { joined, png } from "./png.ts";

type Format = "jpeg" | "png" | "webp" | "avif" | "gif";

/** The same picture in another format, by the platform's own image service. */
export async function converted(picture: Uint8Array<ArrayBuffer>, format: Exclude<Format, "gif" | "png">) {
  const result = await env.IMAGES.input(new Blob([picture]).stream()).output({ format: `image/${format}` });
  return new Uint8Array(await result.response().arrayBuffer());
}

/** A GIF of one pixel. */
export const GIF = Uint8Array.from(atob("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="), (letter) =>
  letter.charCodeAt(0),
);

/** A JPEG with EXIF data: turned on its side, and with the name of an artist. */
export async function sidewaysJpeg(width: number, height: number) {
  const jpeg = await converted(png(width, height), "jpeg");
  // EXIF, big-endian, of two entries: orientation 6 (turn right to view), and an artist whose name is easy to find.
  const tiff = `MM\0*\0\0\0\x08\0\x02\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\x01\x3B\0\x02\0\0\0\x08\0\0\0\x26\0\0\0\0SECRET!\0`;
  const exif = Uint8Array.from(`Exif\0\0${tiff}`, (letter) => letter.charCodeAt(0));
  const length = exif.length + 2;
  return joined(jpeg.subarray(0, 2), Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), exif, jpeg.subarray(2));
}

type Upload = { id: string; kind: string; width: number; height: number; isCurrent: boolean };

export const UPLOAD_PATHS = {
  hero: "upload-hero-image",
  social: "upload-social-thumbnail",
  article: "upload-article-picture",
} as const satisfies Record<UploadKind, string>;

/** Sends a file as the owner's page does. */
export async function upload(
  kind: UploadKind,
  content: Uint8Array<ArrayBuffer> | string,
  { name = "picture.png", field = `${kind}Image`, bindings }: { name?: string; field?: string; bindings?: object } = {},
) {
  const path = UPLOAD_PATHS[kind];
  const body = new FormData();
  body.append(field, new File([content], name, { type: "image/png" }));
  const response = await asOwner(`/api/admin/${path}`, { body, bindings });
  const answer = (await response.json()) as { upload: Upload; error: { code: string; message: string } };
  return { status: response.status, ...answer };
}

export async function storedKeys(): Promise<string[]> {
  const { objects } = await env.BUCKET.list({ prefix: "pictures/" });
  return objects.map((object) => object.key);
}
