import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { interpolate } from "#web/lib/interpolate.ts";
import { clockText, utcMidnight } from "#web/lib/moment-text.ts";
import { withThousands } from "#domain/thousands.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { Columns } from "#web/pictures/charts/columns.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { VISIT_TEXTS as TEXTS } from "./copy.ts";
import { planLists, type NameList, visitLists } from "./lists.ts";
import { type Visits as VisitNumbers, visitsQuery } from "./queries.ts";
import { compareWeeks, formRows } from "./format.ts";

/** What visitors do, from the first look to the checkout (decision: visits-counted-by-day). */
export function Visits() {
  const { data, dataUpdatedAt, error, refetch } = useQuery(visitsQuery);
  return (
    <section aria-labelledby="visits-heading" data-slot="visits">
      <h2 id="visits-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <p className="mt-3 mb-6 measure text-muted">{TEXTS.text}</p>
      {error && !data && <TryAgain error={error} onTry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-176 w-full" />}
      {data && <Numbers visits={data} />}
      <Disclosure summary={TEXTS.how} className="mt-6">
        <p className="measure text-muted">
          {interpolate(TEXTS.counted, { time: clockText(utcMidnight(dataUpdatedAt)) })}
        </p>
      </Disclosure>
    </section>
  );
}

function Numbers({ visits }: { visits: VisitNumbers }) {
  const hasCounts = visits.days.some(({ views }) => views > 0) || visits.funnel.some(({ thisWeek }) => thisWeek > 0);
  return (
    <>
      {!visits.isCounting && <p className="mb-5 font-semibold">{TEXTS.off}</p>}
      {visits.isFull && <p className="mb-5 font-semibold">{TEXTS.full}</p>}
      {hasCounts ? <Counts visits={visits} /> : <p className="font-semibold">{TEXTS.empty}</p>}
    </>
  );
}

function Counts({ visits }: { visits: VisitNumbers }) {
  const lists = visitLists(visits);
  const plans = planLists(visits.plans);
  const empty = [
    ...lists.filter(isEmpty).map(({ name }) => name),
    ...(plans.every(isEmpty) ? [TEXTS.plans.title] : plans.filter(isEmpty).map(({ name }) => name)),
    ...(visits.forms.length === 0 ? [TEXTS.forms.title] : []),
  ];
  return (
    <>
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
        <Rankings lists={lists} />
      </div>
      {!plans.every(isEmpty) && (
        <div data-slot="plan-counts" className="mt-12">
          <h3 className="text-office-subtitle">{TEXTS.plans.title}</h3>
          <p className="mt-2 mb-6 measure text-muted">{TEXTS.plans.text}</p>
          <div className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
            <Rankings lists={plans} />
          </div>
        </div>
      )}
      {visits.forms.length > 0 && <Forms forms={visits.forms} />}
      {empty.length > 0 && (
        <p data-slot="without-counts" className="mt-6 text-muted">
          {interpolate(TEXTS.none, { names: empty.join(" · ") })}
        </p>
      )}
    </>
  );
}

function isEmpty({ rows }: NameList): boolean {
  return rows.length === 0;
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
    />
  );
}

/** The lists that have rows, each in a box. */
function Rankings({ lists }: { lists: readonly NameList[] }) {
  return lists
    .filter((list) => !isEmpty(list))
    .map(({ name, ...list }) => (
      <Box key={name}>
        <BarList caption={interpolate(TEXTS.caption, { name })} {...list} />
      </Box>
    ));
}

function Forms({ forms }: Pick<VisitNumbers, "forms">) {
  return (
    <div data-slot="form-stops" className="mt-12">
      <h3 className="text-office-subtitle">{TEXTS.forms.title}</h3>
      <p className="mt-2 mb-6 measure text-muted">{TEXTS.forms.text}</p>
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
            />
          </Box>
        ))}
      </div>
    </div>
  );
}
