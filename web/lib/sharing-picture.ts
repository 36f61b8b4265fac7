/** The picture that stands for the site where a link to it is shared, 1200 by 630 pixels; the owner can replace it. */
export const SITE_PICTURE = "/media/social.jpg";

/** The picture of a page about one thing, of the same size: drawn when the site is built. */
export function sharingPicture(path: string): string {
  return `/share${path}.jpg`;
}
