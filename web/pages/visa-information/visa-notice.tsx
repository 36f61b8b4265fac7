import { TriangleAlert } from "lucide-react";
import { Woven } from "#web/pictures/woven.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { visaInformationPage } from "./copy.ts";
import { EMBASSY_DIRECTORY_ID } from "./embassy-directory.tsx";

const { notice } = visaInformationPage;

/** The important notice, with the way to the embassies. */
export function VisaNotice() {
  return (
    <section id="notice" data-tone="forest" className="scroll-mt-24">
      <Woven motif="west" thickness={14} />
      <div className="wrap-page grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[2fr_3fr]">
        <div>
          <TriangleAlert aria-hidden className="size-12 text-accent" strokeWidth={1.6} />
          <h2 className="mt-4 text-title">{notice.heading}</h2>
        </div>
        <div className="measure flex flex-col items-start gap-5 text-lead">
          <div className="space-y-5">
            {notice.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <DialogOpener dialogId={EMBASSY_DIRECTORY_ID} className={buttonVariants({ variant: "paper", size: "large" })}>
            {notice.button}
          </DialogOpener>
        </div>
      </div>
    </section>
  );
}
