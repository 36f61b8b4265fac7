import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PLAN_ANSWER_NAMES } from "#domain/plan-events.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { Columns } from "#web/pictures/charts/columns.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { OFFER_NAMES, VISIT_TEXTS as TEXTS } from "./copy.ts";
import { type Visits as VisitNumbers, visitsQuery } from "./queries.ts";
import { campaignParts, compareWeeks, formRows, pageName, planAnswerName } from "./words.ts";

/** What visitors do, from the first look to the checkout (decision: visits-counted-by-day). */
export function Visits() {
  const { data, error, refetch } = useQuery(visitsQuery);
  return (
    <section aria-labelledby="visits-heading" data-slot="visits">
      <h2 id="visits-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <p className="mt-3 mb-6 measure text-muted">{TEXTS.text}</p>
      {error && !data && <TryAgain error={error} onTry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-176 w-full" />}
      {data && <Numbers visits={data} />}
      <p className="mt-6 measure text-sm text-muted">{TEXTS.counted}</p>
    </section>
  );
}

function Numbers({ visits }: { visits: VisitNumbers }) {
  const hasCounts = visits.days.some(({ views }) => views > 0) || visits.funnel.some(({ thisWeek }) => thisWeek > 0);
  return (
    <>
      {!visits.isCounting && <p className="mb-5 font-semibold">{TEXTS.off}</p>}
      {visits.isFull && <p className="mb-5 font-semibold">{TEXTS.full}</p>}
      {!hasCounts && <p className="mb-5 font-semibold">{TEXTS.empty}</p>}
      <div className="grid gap-6 lg:grid-cols-2">
        <Box>
          <Funnel funnel={visits.funnel} />
        </Box>
        <Box>
          <Columns
            {...TEXTS.days}
            days={visits.days.map(({ date, views }) => ({ date, count: views }))}
            today={visits.days.at(-1)?.date}
          />
        </Box>
        <Box>
          <Ranking {...TEXTS.pages} rows={visits.pages} name={pageName} />
        </Box>
        <Box>
          <Ranking {...TEXTS.firstPages} rows={visits.firstPages} name={pageName} color={3} />
        </Box>
        <Box>
          <Ranking {...TEXTS.unanswered} rows={visits.unanswered} name={(name) => name} color={3} />
        </Box>
        <Box>
          <Campaigns campaigns={visits.campaigns} />
        </Box>
        <Box>
          <div className="space-y-12">
            <Ranking
              {...TEXTS.tools}
              rows={visits.tools}
              name={(name) => TEXTS.tools.names[name as keyof typeof TEXTS.tools.names] ?? name}
            />
            <Ranking {...TEXTS.offers} rows={visits.offers} name={(name) => OFFER_NAMES[name] ?? name} color={3} />
          </div>
        </Box>
      </div>
      <Plans plans={visits.plans} />
      <Forms forms={visits.forms} />
    </>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <Card>
      <CardContent>{children}</CardContent>
    </Card>
  );
}

function Funnel({ funnel }: Pick<VisitNumbers, "funnel">) {
  return (
    <BarList
      caption={TEXTS.funnel.caption}
      rows={funnel.map(({ step, ...weeks }) => ({
        key: step,
        label: TEXTS.funnel.steps[step],
        value: weeks.thisWeek,
        mark: compareWeeks(weeks),
      }))}
      headings={TEXTS.funnel.headings}
      empty={TEXTS.none}
    />
  );
}

/** For which countries, months and reasons plans were made, with an email or without. */
function Plans({ plans }: Pick<VisitNumbers, "plans">) {
  return (
    <div data-slot="plan-counts" className="mt-12">
      <h3 className="text-office-subtitle">{TEXTS.plans.title}</h3>
      <p className="mt-2 mb-6 measure text-muted">{TEXTS.plans.text}</p>
      <div className="grid gap-6 lg:grid-cols-3">
        {PLAN_ANSWER_NAMES.map((answer) => (
          <Box key={answer}>
            <Ranking {...TEXTS.plans[answer]} rows={plans[answer]} name={(name) => planAnswerName(answer, name)} />
          </Box>
        ))}
      </div>
    </div>
  );
}

type RankingProps = {
  caption: string;
  headings: readonly [string, string];
  rows: VisitNumbers["pages"];
  /** How a row is called on the page. */
  name: (name: string) => string;
  color?: 3;
};

/** Names by their counts of this week, each beside that of last week. */
function Ranking({ caption, headings, rows, name, color }: RankingProps) {
  return (
    <BarList
      caption={caption}
      rows={rows.map(({ name: key, ...weeks }) => ({
        key,
        label: name(key),
        value: weeks.thisWeek,
        mark: compareWeeks(weeks),
      }))}
      headings={headings}
      empty={TEXTS.none}
      {...(color && { color })}
    />
  );
}

function Campaigns({ campaigns }: Pick<VisitNumbers, "campaigns">) {
  return (
    <BarList
      caption={TEXTS.campaigns.caption}
      rows={campaigns.map((campaign) => ({
        key: campaign.name,
        label: pageName(campaign.name),
        value: campaign.views,
        mark: campaignParts(campaign) || undefined,
      }))}
      headings={TEXTS.campaigns.headings}
      empty={TEXTS.campaigns.empty}
    />
  );
}

function Forms({ forms }: Pick<VisitNumbers, "forms">) {
  return (
    <div data-slot="form-stops" className="mt-12">
      <h3 className="text-office-subtitle">{TEXTS.forms.title}</h3>
      <p className="mt-2 mb-6 measure text-muted">{TEXTS.forms.text}</p>
      {forms.length === 0 && <p className="font-semibold">{TEXTS.forms.empty}</p>}
      <div className="grid gap-6 lg:grid-cols-2">
        {forms.map((form) => (
          <Box key={form.form}>
            <BarList
              caption={interpolate(TEXTS.forms.caption, {
                form: TEXTS.forms.names[form.form],
                begun: withThousands(form.begun),
                sent: withThousands(form.sent),
              })}
              rows={formRows(form)}
              headings={TEXTS.forms.headings}
              empty={TEXTS.none}
            />
          </Box>
        ))}
      </div>
    </div>
  );
}
