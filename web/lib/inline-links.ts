/** A link to a page of the site inside a text: `[the guide](/country-guides/kenya)`. */
export const INLINE_LINK = /\[([^\]]+)\]\((\/(?![/\\])[^\s)]*)\)/u;

export function withoutLinks(text: string): string {
  return text.replaceAll(new RegExp(INLINE_LINK, "gu"), "$1");
}
