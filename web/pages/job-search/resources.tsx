import { BookOpenCheck, Database, FileSignature, Scale, UserPlus } from "lucide-react";
import { Section } from "#web/layout/section.tsx";
import { jobSearchPage, memberResources } from "./copy.ts";
import { MemberLink } from "./member-link.tsx";

const ICONS = {
  "opportunity-database": Database,
  "partnership-templates": FileSignature,
  "due-diligence": BookOpenCheck,
  "negotiation-guides": Scale,
  "introduction-templates": UserPlus,
} satisfies Record<(typeof memberResources)[number]["id"], typeof Database>;

/** The five member-resource buttons: the first one wide, so that each row is full. */
export function Resources() {
  return (
    <Section tone="forest" title={jobSearchPage.resourcesHeading} intro={jobSearchPage.resourcesNote}>
      <ul className="mt-12 grid gap-4 md:grid-cols-2">
        {memberResources.map((resource) => {
          const Icon = ICONS[resource.id];
          return (
            <li key={resource.id} className="md:first:col-span-2">
              <MemberLink
                event={{ name: "resource_download", label: resource.title }}
                data-slot="member-resource"
                className="flex h-full items-start gap-5 rounded-lg border border-line bg-surface p-6 text-foreground underline-offset-4 transition-colors sm:p-8"
              >
                <Icon aria-hidden className="mt-1 size-6 shrink-0" strokeWidth={1.6} />
                <span className="grow">
                  <span className="block font-serif text-xl leading-snug font-semibold">{resource.title}</span>
                  <span className="mt-2 block text-muted">{resource.description}</span>
                </span>
              </MemberLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
