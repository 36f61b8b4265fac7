/** What the UUIDs of version 7 begin with that are made at a moment: its milliseconds as twelve hexadecimal digits. */
export function uuidv7LowerBound(milliseconds: number): string {
  const digits = milliseconds.toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
