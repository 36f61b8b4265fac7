/** The text of a file, and the encoding that it was read as where it is not Unicode; null where it is. */
export function decodeFile(bytes: Uint8Array): { text: string; guessed: string | null } {
  const utf16 = findUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), guessed: null };
  const whole = decodeUtf8(bytes);
  if (whole !== null) return { text: whole, guessed: null };
  // Line by line: in two exports put together one can be older than the other.
  const lines = splitLines(bytes).map((line) => ({ line, text: decodeUtf8(line) }));
  const old = lines.flatMap(({ line, text }) => (text === null ? [line] : []));
  const [label, guessed] = isMac(old)
    ? (["macintosh", "Mac Roman"] as const)
    : (["windows-1252", "Windows-1252"] as const);
  const decoder = new TextDecoder(label);
  return { text: lines.map(({ line, text }) => text ?? decoder.decode(line)).join(""), guessed };
}

/** UTF-16 by the mark at its beginning, or by the zeros that half of its bytes are. */
function findUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (even + odd < Math.min(bytes.length, 1000) / 5) return null;
  return even > odd ? "utf-16be" : "utf-16le";
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The lines with their ends, of whichever kind. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0x0a && byte !== 0x0d) continue;
    lines.push(bytes.subarray(start, index + 1));
    start = index + 1;
  }
  return [...lines, bytes.subarray(start)];
}

/** Quotation marks, dashes and the like of Windows-1252, and of Mac Roman, in what is the other's range of letters. */
const WINDOWS_MARKS = new Set([0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97]);
const MAC_MARKS = new Set([0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5]);

/** Whether letters with accents stand where old Macs have them, before 0xA0, and not where Windows has them, from 0xC0 on. */
function isMac(lines: readonly Uint8Array[]): boolean {
  let balance = 0;
  for (const byte of lines.flatMap((line) => [...line])) {
    if (byte >= 0x80 && byte < 0xa0 && !WINDOWS_MARKS.has(byte)) balance += 1;
    if (byte >= 0xc0 && !MAC_MARKS.has(byte)) balance -= 1;
  }
  return balance > 0;
}
