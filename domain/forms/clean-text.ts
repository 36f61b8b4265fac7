/**
 * What no text needs: control characters besides tabs and line ends, those that turn the direction of all that follows,
 * and halves of characters. They could make a name look like another one in a mail, a table or a file.
 */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const LINE_ENDS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A text of any number of lines, without unreadable characters, trimmed. */
export function cleanText(typed: string): string {
  return typed.replaceAll(UNREADABLE, "").trim();
}

/** The same as one line. */
export function cleanLine(typed: string): string {
  return cleanText(typed.replaceAll(LINE_ENDS, " "));
}
