import type { Amount } from "#domain/amounts.ts";
import type { FactDetails, Pace, PublicPage, Reported, Time } from "#domain/facts.ts";
import type { RawPrice, RawRecord, RawReported } from "#content-model/schema/record.ts";
import { seenOf } from "./last-seen.ts";
import { pageOf } from "./sources.ts";

/** Where a record stands: its id and pace, and how its sources and its texts are read there. */
type Place = {
  id?: string;
  pace?: Pace;
  /** For whom it holds, where the record does not say. */
  passports?: string | undefined;
  page?: (source: string) => PublicPage;
  fillIn?: (text: string) => string;
};

/** The page of content/sources.yaml with an id that has a slash before it. */
function sharedPage(source: string): PublicPage {
  return pageOf(source.slice(1));
}

/** The details of a fact, as its record in a file has them. */
export function detailsOf(
  raw: RawRecord | RawPrice,
  { id, pace, passports: usual, page = sharedPage, fillIn = (text) => text }: Place,
): FactDetails {
  const {
    enteredOn,
    checked,
    couldNotConfirm,
    changed,
    confirmed,
    answered,
    readersPaid,
    amounts,
    reported,
    because,
    summary,
    method,
    note,
    sources = [],
  } = raw;
  const { time, condition, allowed } = raw as { time?: Time; condition?: string; allowed?: boolean };
  const seen = id && seenOf(id);
  const passports = raw.passports === undefined ? usual : raw.passports;
  function toReported({ value, source, amounts: against }: RawReported): Reported {
    const reading = { value: fillIn(value), page: page(source) };
    return against ? { ...reading, amounts: against as Amount[] } : reading;
  }
  return {
    enteredOn,
    ...(id && { id }),
    ...(pace && { pace }),
    ...(sources.length > 0 && { readAt: sources.map(page) }),
    ...(amounts && { amounts: amounts as Amount[] }),
    ...(time && { time }),
    ...(condition && { condition: fillIn(condition) }),
    ...(allowed !== undefined && { allowed }),
    ...(reported && { reported: reported.map(toReported) }),
    ...(because && { because }),
    ...(summary && { summary: fillIn(summary) }),
    ...(checked && { checkedOn: checked }),
    ...(couldNotConfirm && { doubtedOn: couldNotConfirm }),
    ...(changed && { changed: changed.map(({ on, from }) => ({ on, from: fillIn(from) })) }),
    ...(confirmed && { confirmedOn: confirmed.on }),
    ...(answered && { answeredOn: answered }),
    ...(readersPaid && { readersPaid }),
    ...(seen && { seen }),
    ...(method && { method }),
    ...(passports && { passports }),
    ...(note && { note: fillIn(note) }),
  };
}
