import { Mail } from "lucide-react";
import { MessageForm } from "#web/features/messages/message-form.island.tsx";
import { Island } from "#web/lib/island.tsx";
import { Card } from "#web/ui/card.tsx";
import { contactPage as texts, inquiryTypes, mailboxes } from "./copy.ts";

/** The contact form, and both mailboxes. */
export function WriteToUs() {
  return (
    <div className="wrap-page grid gap-10 py-6 sm:py-10 lg:grid-cols-[2fr_1fr]">
      <Card className="p-6 sm:p-10">
        <Island of={MessageForm} props={{ page: "/contact", texts: texts.form, inquiryTypes }} />
      </Card>
      <section aria-labelledby="email-title">
        <h2 id="email-title" className="font-serif text-2xl leading-snug font-semibold">
          {texts.emailHeading}
        </h2>
        <ul className="mt-4 space-y-4">
          {mailboxes.map(({ email, topics }) => (
            <li key={email} data-slot="mailbox">
              <a href={`mailto:${email}`} className="link-standalone gap-3 font-medium">
                <Mail aria-hidden className="size-5 shrink-0" />
                {email}
              </a>
              <p className="leading-snug text-muted">{topics}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
