import { Clock } from "lucide-react";
import { MessageForm } from "#web/features/messages/message-form.island.tsx";
import { Island } from "#web/lib/island.tsx";
import { Card } from "#web/ui/card.tsx";
import { contactPage as texts, inquiryTypes } from "./copy.ts";

/** The contact form with the promise beside it. */
export function WriteToUs() {
  return (
    <div className="wrap-page">
      <Card className="mt-6 p-6 sm:mt-10 sm:p-10">
        <div className="gap-16 lg:grid lg:grid-cols-[2fr_3fr]">
          <div className="mb-8 lg:mb-0">
            <h2 className="text-title">{texts.form.heading}</h2>
            <p className="mt-4 measure text-muted">{texts.form.intro}</p>
            <p className="mt-8 flex items-center gap-4 border-l-4 border-accent bg-tint px-5 py-4 font-serif text-xl leading-snug font-semibold text-balance text-heading">
              <Clock aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />
              {texts.promise}
            </p>
          </div>
          <Island of={MessageForm} props={{ page: "/contact", texts: texts.form, inquiryTypes }} />
        </div>
      </Card>
    </div>
  );
}
