import { crc32, deflateSync } from "node:zlib";

/** A PNG of stripes, a file of a few hundred bytes whatever its size. The color tells one picture from another. */
export function png(width: number, height: number, [red, green, blue] = [184, 73, 42]): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(1 + width * 3);
  for (let x = 0; x < width; x++) row.set(x % 80 < 40 ? [red!, green!, blue!] : [251, 246, 236], 1 + x * 3);
  const rows = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y++) rows.set(row, y * row.length);
  return encodePng(width, height, deflateSync(rows));
}

/** A PNG whose content does not match the size in its header: a decompression bomb, or a damaged file. */
export function encodePng(width: number, height: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint32(8, 0x08020000);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return joined(signature, chunk("IHDR", new Uint8Array(header.buffer)), chunk("IDAT", content), chunk("IEND"));
}

function chunk(type: string, content: Uint8Array = new Uint8Array()) {
  const body = joined(new TextEncoder().encode(type), content);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, content.length);
  ends.setUint32(4, crc32(body));
  return joined(new Uint8Array(ends.buffer, 0, 4), body, new Uint8Array(ends.buffer, 4, 4));
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
