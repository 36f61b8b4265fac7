import { MessageForm } from "#web/features/messages/message-form.island.tsx";
import { Island } from "#web/lib/island.tsx";
import { Woven } from "#web/pictures/woven.tsx";
import { helpMessageForm as texts } from "./copy.ts";

/** "Send us a message" of /help, with the form beside its introduction. */
export function MessageSection() {
  return (
    <section data-tone="white">
      <Woven motif="north" thickness={14} />
      <div className="wrap-page grid items-start gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-title">{texts.heading}</h2>
          <p className="measure mt-5 text-lead text-muted">{texts.intro}</p>
        </div>
        <Island of={MessageForm} props={{ page: "/help", texts }} />
      </div>
    </section>
  );
}
