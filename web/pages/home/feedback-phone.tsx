import type { content } from "#content";
import { clsx } from "clsx";
import { Woven } from "#web/pictures/woven.tsx";
import { SampleLabel } from "#web/ui/sample-label.tsx";
import type { successStories } from "./success-stories.ts";

const PORTRAIT_COLORS = ["bg-terracotta", "bg-indigo", "bg-forest"] as const;

type FeedbackPhoneProps = {
  feedback: (typeof successStories)["feedback"];
  messages: typeof content.testimonials.messages;
};

/**
 * The 'Community Feedback' picture: a drawn phone with a group chat, at night in dark mode, smaller on a phone, one image
 * to screen readers, whose alternative has its messages.
 */
export function FeedbackPhone({ feedback, messages }: FeedbackPhoneProps) {
  const isSample = messages.some(({ sample }) => sample);
  const alternative = [
    feedback.alternative,
    ...messages.map(({ from, text }) => `${from}: ${text}`),
    ...(isSample ? [feedback.alternativeOfSamples] : []),
  ].join(" ");
  return (
    <div className="mx-auto w-full max-w-sm print:hidden">
      <h3 className="mb-6 text-center font-serif text-2xl leading-snug font-medium">{feedback.heading}</h3>
      <div
        role="img"
        aria-label={alternative}
        className="overflow-hidden rounded-lg border-[6px] max-sm:[zoom:0.8] border-(--scene-phone) bg-tint text-foreground shadow-lift"
      >
        <div className="bg-forest p-5">
          <span className="mx-auto block h-2.5 w-28 rounded-full bg-line" />
        </div>
        <Woven motif="west" thickness={8} />
        <ol className="space-y-2 px-4 py-4 sm:space-y-4 sm:py-6">
          {messages.map((message, index) => (
            <li key={message.id} className={clsx("flex items-end gap-2", index % 2 === 1 && "flex-row-reverse")}>
              <span
                className={clsx(
                  "grid size-9 shrink-0 place-items-center rounded-full font-semibold text-paper",
                  PORTRAIT_COLORS[index % PORTRAIT_COLORS.length],
                )}
              >
                {message.from.charAt(0)}
              </span>
              <div
                className={clsx(
                  "rounded-lg px-4 py-3 text-sm leading-snug",
                  index % 2 === 1 ? "bg-success-soft" : "bg-field",
                )}
              >
                <p className="text-sm font-semibold text-heading">{message.from}</p>
                <p>{message.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {isSample && (
        <p className="mt-4 text-center">
          <SampleLabel kind="message" />
        </p>
      )}
    </div>
  );
}
