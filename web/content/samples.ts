import { content } from "#content";

/** The entries of each file of content/ that are marked `sample: true`, by their ids (decision: samples). */
export function listSamples(): { file: string; ids: string[] }[] {
  return Object.entries(content)
    .map(([file, part]) => ({ file, ids: samplesIn(part, []) }))
    .filter(({ ids }) => ids.length > 0);
}

function samplesIn(part: unknown, path: readonly string[]): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "sample" in part && part.sample === true ? [path.join(".")] : [];
  const inside = Object.entries(part).flatMap(([key, value]) => samplesIn(value, [...path, idOf(value) ?? key]));
  return [...own, ...inside];
}

/** An entry of a list by its id, not by its place. */
function idOf(entry: unknown): string | undefined {
  return typeof entry === "object" && entry !== null && "id" in entry ? String(entry.id) : undefined;
}
