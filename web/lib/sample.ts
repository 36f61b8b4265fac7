/** The kinds of invented entries: each has `sample: true` until a real one replaces it (decision: samples). */
export type SampleKind = "story" | "figure" | "message" | "location";

/** The words that say so beside it: `Sample story, to be replaced`. */
export function sampleLabel(kind: SampleKind): string {
  return `Sample ${kind}, to be replaced`;
}
