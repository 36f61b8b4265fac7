// Places in a list, as the text that stands for them in an address: opaque to whoever gets it (decision: lists).

/** A place, by what orders the list there. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** What a cursor holds, unchecked; null where it is none of ours. */
export function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}
