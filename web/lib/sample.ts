/** The kinds of invented entries: each has `sample: true` until a real one replaces it (decision: samples). */
export type SampleKind = "story" | "figure" | "message" | "location";

/** What stands over stories, so that nobody takes an invented one for a customer's. */
export const STORIES_NOTE = "A story that is marked as a sample is invented.";

/** What stands over entries about samples, while there is one among them. */
export function introFor(entries: readonly { sample?: true }[], intro: string): string | undefined {
  return entries.some(({ sample }) => sample) ? intro : undefined;
}

const MANY: Readonly<Record<SampleKind, string>> = {
  story: "stories",
  figure: "figures",
  message: "messages",
  location: "locations",
};

/** The words that say so beside one, or over several: `Sample story, to be replaced`. */
export function sampleLabel(kind: SampleKind, isMany = false): string {
  return `Sample ${isMany ? MANY[kind] : kind}, to be replaced`;
}

/** Entries that are shown together: where all are samples, one label says so over them and none beside each. */
export function labelOnce<Entry extends { sample?: true }>(entries: readonly Entry[]) {
  const areSamples = entries.length > 1 && entries.every(({ sample }) => sample);
  return { areSamples, isLabeled: (entry: Entry) => entry.sample === true && !areSamples };
}
