import type { Edit } from "#domain/edits.ts";

type ChangePreviewProps = { edits: readonly Edit[]; paths: readonly string[] };

/** The pages that a change would alter. */
export function ChangePreview({ edits, paths }: ChangePreviewProps) {
  return (
    <ul data-slot="change-preview" data-edits={edits.length}>
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
    </ul>
  );
}
