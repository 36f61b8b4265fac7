import { FileCheck2, HeartHandshake, KeyRound, Signpost, Users } from "lucide-react";
import { Section } from "#web/layout/section.tsx";
import { clsx } from "clsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { IconDisc } from "#web/ui/icon-disc.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { whyUseIt as texts } from "./copy.ts";

type BenefitId = (typeof texts)["benefits"][number]["id"];

const ICONS = {
  "step-by-step-guidance": Signpost,
  "legal-and-visa-clarity": FileCheck2,
  "full-service-assistance": HeartHandshake,
  "settle-faster": KeyRound,
  "community-support": Users,
} satisfies Record<BenefitId, typeof Users>;

/** The five benefit cards: two wide, then three. */
export function WhyUseIt() {
  return (
    <Section tone="white" edge="east" {...texts}>
      <div className="mt-6 sm:mt-12">
        <Carousel label={texts.title} className="gap-6 sm:grid md:grid-cols-2 lg:grid-cols-6">
          {texts.benefits.map((benefit, index) => (
            <li
              key={benefit.id}
              data-slot="benefit"
              className={clsx(
                "rounded-lg border border-line bg-surface p-6 sm:p-8",
                index < 2 ? "lg:col-span-3" : "lg:col-span-2",
                index === 4 && "md:max-lg:col-span-2",
              )}
            >
              <div className="flex items-center gap-4">
                <IconDisc icon={ICONS[benefit.id]} />
                <h3 className="font-serif text-2xl leading-tight font-semibold">
                  <UnbrokenText text={benefit.title} />
                </h3>
              </div>
              <p className="mt-2 measure text-muted">{benefit.text}</p>
            </li>
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
