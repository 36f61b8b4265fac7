import { Badge } from "#web/ui/badge.tsx";

/** How a lead's source is shown: underscores as spaces, "Unknown" where there is none. */
export function sourceLabel(source: string | null): string {
  return source ? source.replaceAll("_", " ") : "Unknown";
}

const GREEN = "bg-[#d9ecdf] text-[#0f3d2e]";

const GRAY = "bg-[#e4e1da] text-[#3a372c]";

/** Blue, green and purple; each pair is AA in both modes. */
const COLOURS: Readonly<Record<string, string>> = {
  opt_in_form: "bg-[#dde4fb] text-[#1f2a5a]",
  cost_calculator: GREEN,
  cost_calculator_html: GREEN,
  waitlist_page: "bg-[#eadff5] text-[#46206b]",
};

/** Where a lead came from; an unknown source is gray. */
export function SourceBadge({ source }: { source: string | null }) {
  return (
    <Badge data-slot="source-badge" variant="bare" className={COLOURS[source ?? ""] ?? GRAY}>
      {sourceLabel(source)}
    </Badge>
  );
}
