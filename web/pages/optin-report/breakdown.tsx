import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { BREAKDOWN_SAMPLE_SIZE, REPORT_PERIODS, type ReportPeriod } from "#domain/owner-lists.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { withParams } from "#web/lib/page-url.ts";
import { withThousands } from "#domain/thousands.ts";
import { BarList, type BarListProps } from "#web/pictures/charts/bar-list.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type Breakdown as Numbers, breakdownQuery } from "./queries.ts";
import { describeFailure, describePeriod } from "./format.ts";

const TEXTS = REPORT_TEXTS.breakdown;

/** What the API calls all campaigns, or countries, that it does not name. */
const OTHER = "other";

const PERIODS = [
  ...REPORT_PERIODS.map((days) => [days, interpolate(TEXTS.days, { days })] as const),
  ["all", TEXTS.ever],
] as const;

/** Leads of a period that the owner chooses, by source, campaign and country; the choice is in the page's URL. */
export function Breakdown() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("days");
  const period = REPORT_PERIODS.find((days) => days === asked) ?? (asked === "all" ? null : REPORT_PERIODS[0]);
  const { data, error, isPlaceholderData } = useQuery(breakdownQuery(period));
  return (
    <div data-slot="breakdown" className="mt-6">
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="w-48">
          <SelectField
            label={TEXTS.period}
            value={period ?? "all"}
            options={PERIODS}
            onChange={({ target }) =>
              setParams((before) => withParams(before, { days: target.value }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </div>
        <p role="status" className="min-h-11 content-center">
          {data && !isPlaceholderData && describePeriod(data)}
        </p>
      </div>
      {error && !data && (
        <OutcomeLine tone="failure">{interpolate(TEXTS.failed, { reason: describeFailure(error) })}</OutcomeLine>
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && <Pictures numbers={data} period={period} isOutdated={isPlaceholderData} />}
    </div>
  );
}

type PicturesProps = { numbers: Numbers; period: ReportPeriod | null; isOutdated: boolean };

function Pictures({ numbers: { sources, campaigns, countries, isCut }, period, isOutdated }: PicturesProps) {
  const cut = isCut ? interpolate(TEXTS.cut, { count: withThousands(BREAKDOWN_SAMPLE_SIZE) }) : "";
  // Counters know every source and campaign of all time; countries have none.
  const cutInPeriod = period === null ? "" : cut;
  const charts: BarListProps[] = [
    {
      caption: TEXTS.sources + cutInPeriod,
      rows: sources.map(({ source, count: value }) => ({ key: source, label: sourceLabel(source), value })),
      headings: TEXTS.sourceHeadings,
    },
    {
      caption: TEXTS.campaigns + cutInPeriod,
      rows: campaigns.map(({ campaign, count: value }) => ({
        key: campaign,
        label: campaign === OTHER ? TEXTS.otherCampaigns : campaign,
        value,
        color: campaign === OTHER ? "quiet" : undefined,
      })),
      headings: TEXTS.campaignHeadings,
      color: 3,
    },
    {
      caption: TEXTS.countries + cut,
      rows: countries.map(({ country, count: value }) => ({
        key: country,
        label: country === OTHER ? TEXTS.otherCountries : country || TEXTS.noCountry,
        value,
        color: country === OTHER || country === "" ? "quiet" : undefined,
      })),
      headings: TEXTS.countryHeadings,
      color: 2,
    },
  ];
  const filled = charts.filter(({ rows }) => rows.length > 0);
  const empty = charts.filter(({ rows }) => rows.length === 0).map(({ caption }) => caption);
  return (
    <div className={clsx("space-y-4", isOutdated && "opacity-60")}>
      <div className="grid gap-6 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
        {filled.map((chart) => (
          <Card key={chart.caption}>
            <CardContent>
              <BarList {...chart} />
            </CardContent>
          </Card>
        ))}
      </div>
      {empty.length > 0 && <p className="text-muted">{interpolate(TEXTS.none, { names: empty.join(" · ") })}</p>}
    </div>
  );
}
