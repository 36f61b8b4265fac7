import type { Tag as TagContent, TagTone } from "#domain/countries.ts";

/** Text on background, each pair AA in both modes; ochre is never text (decision: look). */
const TONES: Record<TagTone, string> = {
  forest: "bg-[#0f3d2e] text-[#fbf6ec]",
  terracotta: "bg-[#b8492a] text-white",
  ochre: "bg-[#e0a32e] text-[#1d1b16]",
  indigo: "bg-[#1f2a5a] text-[#fbf6ec]",
};

/** The tags of a country, each in the pair of colours that its data names. */
export function Tags({ tags, className }: { tags: readonly TagContent[]; className?: string }) {
  return (
    <ul data-slot="tags" className={className ?? "flex flex-wrap gap-2"}>
      {tags.map((tag) => (
        <li key={tag.label} className={`rounded-full px-3 py-1 text-sm leading-tight font-semibold ${TONES[tag.tone]}`}>
          {tag.label}
        </li>
      ))}
    </ul>
  );
}
