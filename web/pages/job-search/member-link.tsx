import type { ComponentProps } from "react";
import { tracked } from "#web/lib/element-events.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { jobSearchPage } from "./copy.ts";

/** What a press on a link of /job-search tells the tracker. */
type MemberEvent = { name: "resource_download" | "lesson_access" | "cta_click"; label: string };

/** Each event's category; the value is 1 for all of them. */
const CATEGORIES: Readonly<Record<MemberEvent["name"], string>> = {
  resource_download: "engagement",
  lesson_access: "education",
  cta_click: "engagement",
};

type MemberLinkProps = Omit<ComponentProps<typeof NavAnchor>, "to"> & { event: MemberEvent };

/** A link to the members' checkout, counted when it is followed. */
export function MemberLink({ event: { name, label }, ...props }: MemberLinkProps) {
  return (
    <NavAnchor
      to={jobSearchPage.checkout}
      {...tracked("click", [name, { event_category: CATEGORIES[name], event_label: label, value: 1 }])}
      {...props}
    />
  );
}
