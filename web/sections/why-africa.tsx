import { HOME_WHY } from "#web/content/pages/home.ts";
import { Section } from "#web/layout/section.tsx";

export function WhyAfrica() {
  return (
    <Section
      id="why-africa"
      tone="white"
      edge="east"
      eyebrow={HOME_WHY.eyebrow}
      title={HOME_WHY.title}
      intro={HOME_WHY.intro}
    >
      <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-8">
        {HOME_WHY.reasons.map((reason) => (
          <li key={reason.title} className="border-t-4 border-accent pt-5">
            <h3 className="font-serif text-xl leading-snug font-semibold lg:text-[1.0625rem] xl:text-lg">
              {reason.title}
            </h3>
            <p className="mt-2 text-muted">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
