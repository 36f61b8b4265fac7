import type { Tag as TagContent, TagTone } from "#domain/countries.ts";

/** Text on background, each pair AA in both modes; ochre is never text. */
const TONES: Record<TagTone, string> = {
  forest: "bg-forest text-paper",
  terracotta: "bg-terracotta text-white",
  ochre: "bg-ochre text-ink",
  indigo: "bg-indigo text-paper",
};

/** The tags of a country, each in the pair of colors that its data names. */
export function Tags({ tags, className }: { tags: readonly TagContent[]; className?: string }) {
  return (
    <ul data-slot="tags" className={className ?? "flex flex-wrap gap-2"}>
      {tags.map((tag) => (
        <li key={tag.label} className={`badge ${TONES[tag.tone]}`}>
          {tag.label}
        </li>
      ))}
    </ul>
  );
}
