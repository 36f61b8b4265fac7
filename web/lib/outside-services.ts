/** Names of vocabularies in which pages, the sitemap and the feed describe themselves; nothing is loaded from them. */
export const VOCABULARIES = {
  schemaOrg: "https://schema.org",
  atom: "http://www.w3.org/2005/Atom",
  sitemap: "http://www.sitemaps.org/schemas/sitemap/0.9",
} as const;

/** Opens the visitor's WhatsApp to share a message: its text is the search param `text`. */
export const WHATSAPP_SHARING = "https://wa.me/";
