import { type SampleKind, sampleLabel } from "#web/lib/sample.ts";

/** Says beside an invented story or number that it is one (decision: samples). */
export function SampleLabel({ kind }: { kind: SampleKind }) {
  return (
    <span
      data-slot="sample-label"
      className="inline-block rounded-sm border [border-style:dashed] border-field-line px-2 py-0.5 font-sans text-[0.8125rem] leading-snug font-normal tracking-normal text-muted"
    >
      {sampleLabel(kind)}
    </span>
  );
}
