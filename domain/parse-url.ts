/** A URL, or null where the text is none. `URL.canParse` is missing in the oldest browsers (decision: oldest-browsers). */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
