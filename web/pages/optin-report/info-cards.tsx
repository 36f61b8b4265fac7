import { site } from "#domain/site.ts";
import { type ReactNode, useState } from "react";
import type { SiteStatus } from "#web/features/site-status/status-query.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { clockText, momentText, utcMidnight } from "#web/lib/moment-text.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { DeadPosts } from "./dead-posts.tsx";
import { describeHealth } from "./describe-health.ts";
import type { DeadPost, Health } from "./queries.ts";
import { describeFailure, isMailHeld } from "./format.ts";

const TEXTS = REPORT_TEXTS.info;

type Answer<Data> = { data: Data | undefined; error: Error | null };
type InfoCardsProps = {
  status: Answer<SiteStatus> & { dataUpdatedAt: number };
  health: Answer<Health>;
  deadPosts: Answer<readonly DeadPost[]>;
  /** Whether something of it needs the owner. */
  isOpen: boolean;
};

/** What this page and the site do, as configured at this moment. */
export function InfoCards({
  status: { data: status, dataUpdatedAt, error },
  health,
  deadPosts,
  isOpen,
}: InfoCardsProps) {
  const unknown = <NotKnown error={error} />;
  // What the owner reads is not folded when it has been dealt with.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <section aria-labelledby="info-heading" data-slot="info">
      <Disclosure
        open={wasOpened || undefined}
        summary={
          <h2 id="info-heading" className="text-office-title">
            {TEXTS.title}
          </h2>
        }
      >
        <div className="mt-3 grid gap-6 md:grid-cols-2">
          <InfoCard title={TEXTS.health.title}>
            {health.data ? <HealthLines health={health.data} /> : <NotKnown error={health.error} />}
          </InfoCard>
          <InfoCard title={TEXTS.deadPosts.title}>
            {deadPosts.data ? <DeadPosts posts={deadPosts.data} /> : <NotKnown error={deadPosts.error} />}
          </InfoCard>
          <InfoCard title={TEXTS.refresh.title}>{TEXTS.refresh.text}</InfoCard>
          <InfoCard title={TEXTS.leads.title}>{status ? describeStorage(status.formServiceHost) : unknown}</InfoCard>
          <InfoCard title={TEXTS.quarantine.title}>{status ? describeQuarantine(status.quarantine) : unknown}</InfoCard>
          <InfoCard title={TEXTS.mail.title}>{status ? describeMail(status.mail, dataUpdatedAt) : unknown}</InfoCard>
          <InfoCard title={TEXTS.events.title}>
            {TEXTS.events.sent} {site.analytics ? TEXTS.events.tracker : TEXTS.events.noTracker}
          </InfoCard>
          <InfoCard title={TEXTS.backup.title}>
            {status ? describeBackup(status.lastBackupAt) : unknown}{" "}
            <OfficeLink to={TEXTS.backup.link.to} className="link-standalone font-semibold">
              {TEXTS.backup.link.label}
            </OfficeLink>
          </InfoCard>
        </div>
      </Disclosure>
    </section>
  );
}

function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card data-slot="info-card" className="p-6 md:last:odd:col-span-full">
      <h3 className="text-office-subtitle">{title}</h3>
      <div className="mt-2">{children}</div>
    </Card>
  );
}

function NotKnown({ error }: { error: Error | null }) {
  if (!error) return <Skeleton className="h-14 w-full" />;
  return interpolate(TEXTS.unknown, { reason: describeFailure(error) });
}

function HealthLines({ health }: { health: Health }) {
  return (
    <ul className="space-y-2">
      {describeHealth(health).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function describeStorage(host: SiteStatus["formServiceHost"]): string {
  return host ? interpolate(TEXTS.leads.service, { host }) : TEXTS.leads.database;
}

function describeQuarantine({ waiting, countedOnly }: SiteStatus["quarantine"]): string {
  const waits = interpolate(TEXTS.quarantine.waiting, { count: String(waiting) });
  return countedOnly > 0
    ? `${waits} ${interpolate(TEXTS.quarantine.countedOnly, { count: String(countedOnly) })}`
    : waits;
}

function describeMail(mail: SiteStatus["mail"], now: number): string {
  const since = utcMidnight(now);
  const numbers = { sent: withThousands(mail.sent), limit: withThousands(mail.limit) };
  const sent = interpolate(TEXTS.mail.sent, { time: momentText(since), ...numbers });
  return isMailHeld(mail) ? `${sent} ${interpolate(TEXTS.mail.held, { time: clockText(since) })}` : sent;
}

function describeBackup(lastBackupAt: string | null): string {
  return lastBackupAt ? interpolate(TEXTS.backup.at, { time: momentText(lastBackupAt) }) : TEXTS.backup.never;
}
