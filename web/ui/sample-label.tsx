import { type SampleKind, sampleLabel } from "#web/lib/sample.ts";

/** Says beside an invented story or number, or over several, that it is one (decision: samples). */
export function SampleLabel({ kind, isMany = false }: { kind: SampleKind; isMany?: boolean }) {
  return (
    <span
      data-slot="sample-label"
      className="inline-block rounded-sm border border-dashed border-field-line px-2 py-1 font-sans text-sm leading-snug font-normal text-muted"
    >
      {sampleLabel(kind, isMany)}
    </span>
  );
}
