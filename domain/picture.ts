/** The two pictures of the site that the owner can change. */
export const PICTURE_KINDS = ["hero", "social"] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** What an upload is for. Each article that has a picture names its upload. */
export const UPLOAD_KINDS = [...PICTURE_KINDS, "article"] as const;

export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** An article's own picture, as its file names it. */
export type ArticlePhoto = {
  /** Id of the upload. */
  upload: string;
  /** The upload's own size in pixels, upright. */
  width: number;
  height: number;
  /** What it shows, for readers who can't see it. */
  alt: string;
};

/** Widths in pixels that an article's picture exists in: no page draws it wider than 768 CSS pixels. */
export const ARTICLE_WIDTHS = [640, 960, 1280] as const;

/**
 * Where an article's picture is served, in the nearest size there is.
 * @param ending avif, webp or jpg
 */
export function articlePictureUrl(upload: string, width: number, ending: string): string {
  return `/media/articles/${upload}/${width}.${ending}`;
}

/** Widths in pixels that the hero exists in, built in and uploaded (decision: variants-at-upload). */
export const HERO_WIDTHS = [640, 960, 1280, 1920, 2560] as const;

/** The image service makes AVIF only up to this, on either side. */
export const MAX_AVIF_SIDE = 1200;

/** What social networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** In fallback order: every browser that supports a format supports the later ones. */
export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The picture to show where one of this width and format is asked for: the next larger, or the largest there is. Among
 * those of that width the format itself, or else what the same browsers can show.
 * @returns undefined only when there are none
 */
export function nearestPicture<Picture extends { width: number; format: PictureFormat }>(
  pictures: readonly Picture[],
  wanted: { width: number; format: PictureFormat },
): Picture | undefined {
  const fallbacks = PICTURE_FORMATS.slice(PICTURE_FORMATS.indexOf(wanted.format));
  const shown = pictures.filter((picture) => fallbacks.includes(picture.format));
  const widths = shown.map((picture) => picture.width).sort((a, b) => a - b);
  const width = widths.find((width) => width >= wanted.width) ?? widths.at(-1);
  return fallbacks
    .map((format) => shown.find((picture) => picture.width === width && picture.format === format))
    .find((picture) => picture !== undefined);
}
