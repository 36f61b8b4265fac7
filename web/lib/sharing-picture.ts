/** The picture that stands for the site where a link to it is shared, 1200 by 630 pixels; the owner can replace it. */
export const SITE_PICTURE = "/media/social.jpg";
