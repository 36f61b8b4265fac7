/** Reads the headers of video files, as far as the two kinds need that art/film.mjs makes. */

/** A box of an MP4: its kind, and where its content begins and ends. */
type Box = { kind: string; start: number; end: number };

/** The boxes between two places of an MP4, in order. */
export function readBoxes(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const size = file.readUInt32BE(at);
    boxes.push({ kind: file.toString("latin1", at + 4, at + 8), start: at + 8, end: at + size });
    at += size;
  }
  return boxes;
}

/** Seconds of an MP4, by the header of its index (`moov/mvhd`, version 0). */
export function secondsOfMp4(file: Buffer): number {
  const index = readBoxes(file).find(({ kind }) => kind === "moov")!;
  const header = readBoxes(file, index.start, index.end).find(({ kind }) => kind === "mvhd")!;
  return file.readUInt32BE(header.start + 16) / file.readUInt32BE(header.start + 12);
}

/** Kinds of an MP4's tracks: "vide" or "soun". */
export function tracksOfMp4(file: Buffer): string[] {
  const inside = (box: Box, kind: string) => readBoxes(file, box.start, box.end).filter((child) => child.kind === kind);
  const index = readBoxes(file).find(({ kind }) => kind === "moov");
  return inside(index!, "trak")
    .flatMap((track) => inside(track, "mdia"))
    .flatMap((media) => inside(media, "hdlr"))
    .map(({ start }) => file.toString("latin1", start + 8, start + 12));
}

/** Seconds of a WebM: its Duration, a float of 8 bytes, in ticks of a TimestampScale of a millisecond. */
export function secondsOfWebm(file: Buffer): number {
  const info = file.indexOf(Buffer.from([0x15, 0x49, 0xa9, 0x66]));
  const duration = file.indexOf(Buffer.from([0x44, 0x89, 0x88]), info);
  return file.readDoubleBE(duration + 3) / 1000;
}
