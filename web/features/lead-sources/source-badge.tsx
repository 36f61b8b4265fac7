import { clsx } from "clsx";
import { Badge } from "#web/ui/badge.tsx";

/** How a lead's source is shown: underscores as spaces, "Unknown" where there is none. */
export function sourceLabel(source: string | null): string {
  return source ? source.replaceAll("_", " ") : "Unknown";
}

const GREEN = "bg-kind-green text-on-kind-green";

const GRAY = "bg-kind-gray text-on-kind-gray";

/** Blue, green and purple; each pair is AA in both modes. */
const COLORS: Readonly<Record<string, string>> = {
  opt_in_form: "bg-kind-blue text-on-kind-blue",
  cost_calculator: GREEN,
  cost_calculator_html: GREEN,
  my_plan: GREEN,
  import: "bg-kind-blue text-on-kind-blue",
  waitlist_page: "bg-kind-purple text-on-kind-purple",
};

/** Where a lead came from; an unknown source is gray. */
export function SourceBadge({ source }: { source: string | null }) {
  return (
    <Badge data-slot="source-badge" className={clsx("whitespace-nowrap", COLORS[source ?? ""] ?? GRAY)}>
      {sourceLabel(source)}
    </Badge>
  );
}
