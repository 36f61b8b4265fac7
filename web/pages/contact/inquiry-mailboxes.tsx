import { Mail } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { contactPage as texts, inquiryMailboxes } from "./copy.ts";

/** The mailbox for each type of inquiry. */
export function InquiryMailboxes() {
  return (
    <section aria-labelledby="email-title" className="wrap-page gap-16 py-16 sm:py-24 lg:grid lg:grid-cols-[2fr_3fr]">
      <div className="mb-8 lg:mb-0">
        <h2 id="email-title" className="text-title">
          {texts.emailHeading}
        </h2>
        <p className="mt-4 measure text-muted">{texts.emailIntro}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {inquiryMailboxes.map((inquiry) => (
          <li
            key={inquiry.value}
            data-slot="inquiry"
            className="group relative grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div>
              <h3 className="font-serif text-xl leading-snug font-semibold">{inquiry.label}</h3>
              <p className="text-[0.9375rem] leading-snug text-muted">{inquiry.text}</p>
            </div>
            <NavAnchor
              to={inquiry.to}
              aria-label={`${inquiry.label}: ${inquiry.email}`}
              className="link-standalone gap-3 font-medium after:absolute after:inset-0"
            >
              <Mail aria-hidden className="size-5 shrink-0" />
              {inquiry.email}
            </NavAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
