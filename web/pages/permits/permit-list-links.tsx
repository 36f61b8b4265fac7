import { REASON_LABELS } from "#domain/reasons.ts";
import type { PermitList } from "#web/content/permit-lists.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { permitsPage } from "./copy.ts";

/** Links to lists of permits, named after their reason or their country. */
export function PermitListLinks({ lists, byCountry = false }: { lists: readonly PermitList[]; byCountry?: boolean }) {
  return (
    <ul className="links mt-1 flex flex-wrap gap-x-6">
      {lists.map(({ path, reason, country }) => (
        <li key={path}>
          <NavAnchor to={path}>{byCountry ? (country?.name ?? permitsPage.list.all) : REASON_LABELS[reason]}</NavAnchor>
        </li>
      ))}
    </ul>
  );
}
