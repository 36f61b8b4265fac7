import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnnouncementFields } from "#domain/announcement.ts";
import { describeError } from "#web/lib/api-error.ts";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { Tabs } from "#web/ui/office/tabs.tsx";
import { ANNOUNCEMENT_TEXTS } from "./copy.ts";
import { previewQuery } from "./queries.ts";

const TEXTS = ANNOUNCEMENT_TEXTS.preview;

const KINDS = ["phone", "desktop", "text"] as const;
type Kind = (typeof KINDS)[number];

/** An email as its readers get it, by what sends it: as wide as a phone, as wide as the page, and as plain text. */
export function MailPreview({ content }: { content: Pick<AnnouncementFields, "subject" | "text"> }) {
  const { data, error } = useQuery(previewQuery(content));
  const [kind, setKind] = useState<Kind>("phone");
  return (
    <section aria-labelledby="preview" data-slot="preview" className="min-w-0">
      <h3 id="preview" className="mb-2 font-semibold">
        {TEXTS.title}
      </h3>
      <Tabs label={TEXTS.title} names={KINDS} nameOf={(name) => TEXTS.tabs[name]} shown={kind} onShow={setKind}>
        {error && !data && (
          <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeError(error) })}</OutcomeLine>
        )}
        {!data && !error && <Skeleton className="h-[40rem] w-full" />}
        {data && kind === "text" && (
          <pre className="rounded-lg border border-line bg-surface p-4 font-sans text-sm whitespace-pre-line">
            {`${TEXTS.subject} ${data.subject}\n\n${data.text}`}
          </pre>
        )}
        {data && kind !== "text" && (
          <div
            className={clsx("overflow-hidden rounded-lg border border-line", kind === "phone" && "mx-auto max-w-sm")}
          >
            <p className="border-b border-line bg-surface px-4 py-2 text-sm">
              <span className="text-muted">{TEXTS.subject}</span> <span className="font-semibold">{data.subject}</span>
            </p>
            {/* Without scripts; its links open beside the page. */}
            <iframe
              title={TEXTS.frame}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={openLinksOutside(data.html)}
              className="block h-[40rem] w-full bg-white"
            />
          </div>
        )}
      </Tabs>
    </section>
  );
}

function openLinksOutside(html: string): string {
  return html.replace("<body", '<head><base target="_blank" /></head><body');
}
