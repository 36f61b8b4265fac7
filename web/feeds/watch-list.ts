import { content } from "#content";
import { actsPerYear } from "#content-model/resolve/record-counts.ts";
import { LAST_SEEN } from "#content-model/resolve/last-seen.ts";
import { type Fact, factsIn, isUnverified, lastReadOn, pagesOf } from "#domain/facts.ts";
import { figureKey, figuresOf } from "#domain/watch/figures.ts";
import type { WatchedRecord, WatchList } from "#domain/watch/watch-list.ts";
import { knownRecords } from "./desk-index.ts";

/** `/content/watch.json`: the pages that the content cites, and the figures that its records state by them. */
export function watchListFile(): Response {
  return Response.json(watchList());
}

/** Every record that rests on a page, with every page that it rests on. */
export function watchList(): WatchList {
  const pages: Record<string, { records: string[]; isDaily?: true }> = {};
  const records: Record<string, WatchedRecord> = {};
  for (const [id, known] of knownRecords()) {
    for (const fact of factsIn(known)) {
      for (const { url } of pagesOf(fact)) {
        const page = (pages[url] ??= { records: [] });
        page.records.push(id);
        if (fact.pace === "travel-advice") page.isDaily = true;
        records[id] = { figures: figuresOfFact(id, fact), readOn: lastReadOn(fact) };
      }
    }
  }
  return { pages, records, seenOn: LAST_SEEN.on, actsPerYear: actsPerYear([...knownRecords().values()]) };
}

/** The keys of the figures that a record states. An estimate of ours is on no page, and one that nobody could confirm neither. */
function figuresOfFact(id: string, fact: Fact): string[] {
  if (isUnverified(fact)) return [];
  const country = content.countries[id.split(".")[0] as keyof typeof content.countries]?.country.currency.code;
  const amounts = (fact.amounts ?? []).map(({ currency }) => currency);
  const sentence = [fact.value].flat().join("; ");
  return figuresOf(sentence, { amounts, ...(country && { country }) }).map(figureKey);
}
