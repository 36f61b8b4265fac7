/** A link to a page of the site inside a text: `[the guide](/country-guides/kenya)`. */
export const INLINE_LINK = /\[([^\]]+)\]\((\/(?![/\\])[^\s)]*)\)/u;

/** A text with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replaceAll(new RegExp(INLINE_LINK, "gu"), "$1");
}
