import { type SourceColour, sourceColour, sourceText } from "./cells.ts";
import { Badge } from "#web/ui/badge.tsx";

/** Solid, and AA with white in both modes. */
const LOOKS: Record<SourceColour, string> = {
  blue: "bg-[#2f45a0] text-white",
  green: "bg-[#1d6b42] text-white",
  purple: "bg-[#6d3489] text-white",
  grey: "bg-[#5c584e] text-white",
};

/** Where a lead came from, in the colours of product §2. */
export function SourceBadge({ source }: { source: string | null }) {
  const colour = sourceColour(source);
  return (
    <Badge variant="bare" data-colour={colour} className={LOOKS[colour]}>
      {sourceText(source)}
    </Badge>
  );
}
