/** A calendar as the text of its file: every line ends in CRLF, the last one included (RFC 5545, 3.1). */
export function calendarText(calendar: { toString(): string }): string {
  return `${calendar.toString().trimEnd()}\r\n`;
}
