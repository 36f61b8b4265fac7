import { Section } from "#web/layout/section.tsx";
import { tracked } from "#web/lib/element-events.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import { enrollment as texts } from "./copy.ts";
import { PlanPanel } from "./plan-panel.tsx";

const SECTION_VIEW = [
  "sales_page_view",
  { event_category: "ecommerce", event_label: "enrollment_section", value: 1 },
] as const;

/** Both plans, the banner for those who are not ready, and the note. */
export function Enrollment() {
  return (
    <Section tone="forest" edge="south" isBrief {...texts}>
      <div data-slot="plans" {...tracked("view", SECTION_VIEW)}>
        <ul className="mt-6 grid gap-x-8 gap-y-6 sm:mt-12 lg:grid-cols-2 print:grid-cols-2">
          {texts.plans.map((plan, index) => (
            <li key={plan.offer}>
              <PlanPanel plan={plan} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        <p data-slot="enrollment-note" className="mt-6 flex flex-col items-center gap-2 text-center text-lead">
          {texts.note.text}
          {texts.note.sample && <SampleLabel kind="figure" />}
        </p>
      </div>
      <EnrollmentTerms />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-12 gap-y-2 rounded-lg border border-line bg-surface p-6 sm:mt-12 sm:p-8">
        <div>
          <h3 className="font-serif text-2xl leading-snug font-medium">{texts.banner.heading}</h3>
          <p className="mt-2 measure text-muted">{texts.banner.text}</p>
        </div>
        <NavAnchor to={texts.banner.link.to} className="link-standalone font-semibold">
          {texts.banner.link.label}
        </NavAnchor>
      </div>
    </Section>
  );
}

/** What each price buys, and what to ask before paying. */
function EnrollmentTerms() {
  const { terms } = texts;
  return (
    <div data-slot="enrollment-terms" className="mt-6 sm:mt-12">
      <h3 className="font-serif text-2xl leading-snug font-medium max-sm:hidden">{terms.heading}</h3>
      <Disclosure onPhones summary={terms.summary}>
        <ul className="mt-4 grid list-disc gap-x-12 gap-y-2 pl-6 text-muted lg:grid-cols-2">
          {terms.list.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <NavAnchor to={terms.link.to} className="link-standalone mt-3 font-semibold">
          {terms.link.label}
        </NavAnchor>
      </Disclosure>
    </div>
  );
}
