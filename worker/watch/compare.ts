import { figureOfKey } from "../../domain/watch/figures.ts";
import {
  findFigure,
  findInPlace,
  findNumbersInPlace,
  textAround,
  wordsBeside,
} from "../../domain/watch/find-figure.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { WatchedRecord } from "../../domain/watch/watch-list.ts";
import type { SeenFigure } from "./watch.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is missing in two readings that lie so far apart is a finding. */
export const FINDING_AFTER_MS = 3 * DAY_MS;

/** How much of a page is kept around a figure, and of what stands there now. In characters. */
const KEPT = { figure: 60, finding: 200 };

/**
 * Compares a page's text with what was seen there before, for each figure of each record that rests on it. A figure that nobody has
 * seen there yet is learned, with the words beside it, if the page states it: no page owes us a figure that another source has.
 * @param before what was seen on this page
 * @returns what is to be remembered of the page from now on
 */
export function comparePage(
  text: string,
  records: Readonly<Record<string, WatchedRecord>>,
  before: readonly SeenFigure[],
  now: number,
): SeenFigure[] {
  return Object.entries(records).flatMap(([recordId, { figures, readOn }]) =>
    figures.flatMap((figure) => {
      const known = before.find((one) => one.recordId === recordId && one.figure === figure);
      const isReadSince = known?.missingSince != null && dayOf(known.missingSince) <= readOn;
      return (known && !isReadSince ? lookAgain(text, known, now) : learn(text, recordId, figure, now)) ?? [];
    }),
  );
}

/** The day (UTC) of a moment in milliseconds. */
export function dayOf(moment: number): IsoDate {
  return new Date(moment).toISOString().slice(0, 10);
}

function learn(text: string, recordId: string, figure: string, now: number): SeenFigure | null {
  const places = findFigure(text, figureOfKey(figure));
  const [place] = places;
  if (!place) return null;
  const words = wordsBeside(text, place);
  return {
    recordId,
    figure,
    words,
    places: places.filter(({ isSure }) => isSure).length,
    numbers: findNumbersInPlace(text, words).map(({ number }) => number),
    around: textAround(text, place, KEPT.figure),
    seenSince: now,
    seenAt: now,
    missingSince: null,
    foundAt: null,
    foundText: null,
  };
}

function lookAgain(text: string, known: SeenFigure, now: number): SeenFigure {
  const figure = figureOfKey(known.figure);
  if (findInPlace(text, figure, known.words)) {
    return { ...known, seenAt: now, missingSince: null, foundAt: null, foundText: null };
  }
  // As often as before, only beside other words: the page was written anew around it.
  const sure = findFigure(text, figure).filter(({ isSure }) => isSure).length;
  if (sure > 0 && sure >= known.places) {
    return { ...learn(text, known.recordId, known.figure, now)!, seenSince: known.seenSince };
  }
  const missingSince = known.missingSince ?? now;
  // Years come and go in dates, footers and headings.
  if (figure.kind === "year") return { ...known, missingSince };
  const other = findNumbersInPlace(text, known.words).find(({ number }) => !known.numbers.includes(number));
  const foundText = other ? textAround(text, other.place, KEPT.finding) : known.foundText;
  const isFinding = foundText !== null || now - missingSince >= FINDING_AFTER_MS;
  return { ...known, missingSince, foundAt: isFinding ? (known.foundAt ?? now) : null, foundText };
}

/** What was seen on a page that says of itself that it hasn't changed. */
export function stillUnchanged(before: readonly SeenFigure[], now: number): SeenFigure[] {
  return before.map((known) => {
    if (known.missingSince === null) return { ...known, seenAt: now };
    const isFinding = !known.figure.startsWith("year ") && now - known.missingSince >= FINDING_AFTER_MS;
    return isFinding ? { ...known, foundAt: known.foundAt ?? now } : known;
  });
}
