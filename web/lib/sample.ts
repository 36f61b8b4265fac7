/** The kinds of invented entries: each has `sample: true` until a real one replaces it (decision: samples). */
export type SampleKind = "story" | "figure" | "message" | "location";

/** What stands over stories, so that nobody takes an invented one for a customer's. */
export const STORIES_NOTE = "A story that is marked as a sample is invented.";

/** What stands over entries about samples, while there is one among them. */
export function introFor(entries: readonly { sample?: true }[], intro: string): string | undefined {
  return entries.some(({ sample }) => sample) ? intro : undefined;
}

/** The words that say so beside it: `Sample story, to be replaced`. */
export function sampleLabel(kind: SampleKind): string {
  return `Sample ${kind}, to be replaced`;
}
