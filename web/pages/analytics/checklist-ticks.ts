import type { IsoDate } from "#domain/facts.ts";

/**
 * The items that are ticked on a day, read from what the browser keeps. Another day's ticks are none, and so is
 * whatever else may stand there.
 */
export function readTicks(day: IsoDate, kept: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (typeof read !== "object" || read === null || !("day" in read) || !("ticked" in read)) return [];
    if (read.day !== day || !Array.isArray(read.ticked)) return [];
    return read.ticked.filter((id) => typeof id === "string");
  } catch {
    return [];
  }
}

/** What the browser is to keep after an item was ticked, or its tick taken away. */
export function toggleTick(day: IsoDate, kept: string | null, id: string, isTicked: boolean): string {
  const others = readTicks(day, kept).filter((other) => other !== id);
  return JSON.stringify({ day, ticked: isTicked ? [...others, id] : others });
}
