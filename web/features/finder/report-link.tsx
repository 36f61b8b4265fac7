import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { reportPath } from "#web/content/page-paths.ts";
import type { FinderEntry } from "./finder-data.ts";

/** 'See Detailed Report', with the country in its accessible name. */
export function ReportLink({ entry, label }: { entry: FinderEntry; label: string }) {
  return (
    <NavAnchor to={reportPath(entry)} className="link-standalone mt-auto self-start font-semibold">
      {label}
      <span className="sr-only">: {entry.name}</span>
    </NavAnchor>
  );
}
