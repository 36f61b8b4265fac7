import { Section } from "#web/layout/section.tsx";
import { motifAt, SpineCard } from "#web/layout/spine-card.tsx";
import { jobSearchPage, opportunityCategories } from "./copy.ts";
import { MemberLink } from "./member-link.tsx";

/** The four opportunity categories with three access items each. */
export function Opportunities() {
  return (
    <Section
      tone="white"
      edge="east"
      title={jobSearchPage.opportunitiesHeading}
      intro={jobSearchPage.opportunitiesIntro}
    >
      <ul className="mt-12 grid gap-6 lg:grid-cols-2 lg:gap-8">
        {opportunityCategories.map((category, index) => (
          <li key={category.id} data-slot="opportunity">
            <SpineCard motif={motifAt(index)} className="h-full">
              <div className="flex grow flex-col p-6 sm:p-8">
                <h3 className="font-serif text-2xl leading-snug font-semibold">{category.title}</h3>
                <p className="mt-2 mb-6 text-muted">{category.description}</p>
                <ul className="mt-auto divide-y divide-line border-t border-line">
                  {category.accessItems.map((item) => (
                    <li key={item.id}>
                      <MemberLink
                        event={{ name: "lesson_access", label: item.label }}
                        data-slot="access-item"
                        className="flex min-h-13 items-center justify-between gap-5 py-3 leading-snug font-medium text-link underline-offset-4 hover:underline"
                      >
                        {item.label}
                      </MemberLink>
                    </li>
                  ))}
                </ul>
              </div>
            </SpineCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
