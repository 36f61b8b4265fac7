import { useQuery } from "@tanstack/react-query";
import { BROKEN_DOWN, REPORT_PERIODS, type ReportPeriod } from "#domain/owner-lists.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { cn } from "#web/lib/cn.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { Card, CardContent } from "#web/ui/card.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type Breakdown as Numbers, breakdownQuery } from "./queries.ts";
import { count, describeFailure, describePeriod } from "./words.ts";

const TEXTS = REPORT_TEXTS.breakdown;

/** What the API calls all campaigns, or countries, that it does not name. */
const OTHER = "other";

/** Leads of a period that the owner chooses, by source, campaign and country; the choice is in the page's URL. */
export function Breakdown() {
  const [asked, setPeriod] = useUrlParam("days");
  const period = REPORT_PERIODS.find((days) => days === asked) ?? (asked === "all" ? null : REPORT_PERIODS[0]);
  const { data, error, isPlaceholderData } = useQuery(breakdownQuery(period));
  return (
    <div data-slot="breakdown" className="mt-6">
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-2">
        <FormField label={TEXTS.period}>
          {(control) => (
            <NativeSelect
              {...control}
              value={period ?? "all"}
              onChange={({ target }) => setPeriod(target.value, { replace: true })}
            >
              {REPORT_PERIODS.map((days) => (
                <option key={days} value={days}>
                  {interpolate(TEXTS.days, { days })}
                </option>
              ))}
              <option value="all">{TEXTS.ever}</option>
            </NativeSelect>
          )}
        </FormField>
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
  const cut = isCut ? interpolate(TEXTS.cut, { count: count(BROKEN_DOWN) }) : "";
  // Counters know every source and campaign of all time; countries have none.
  const cutInPeriod = period === null ? "" : cut;
  return (
    <div className={cn("grid gap-6 lg:grid-cols-3", isOutdated && "opacity-60")}>
      <Card>
        <CardContent>
          <BarList
            caption={TEXTS.sources + cutInPeriod}
            rows={sources.map(({ source, count: value }) => ({ key: source, label: sourceLabel(source), value }))}
            format={count}
            headings={TEXTS.sourceHeadings}
            empty={TEXTS.noSources}
          />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <BarList
            caption={TEXTS.campaigns + cutInPeriod}
            rows={campaigns.map(({ campaign, count: value }) => ({
              key: campaign,
              label: campaign === OTHER ? TEXTS.otherCampaigns : campaign,
              value,
              color: campaign === OTHER ? "quiet" : undefined,
            }))}
            format={count}
            headings={TEXTS.campaignHeadings}
            color={3}
            empty={TEXTS.noCampaigns}
          />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <BarList
            caption={TEXTS.countries + cut}
            rows={countries.map(({ country, count: value }) => ({
              key: country,
              label: country === OTHER ? TEXTS.otherCountries : country || TEXTS.noCountry,
              value,
              color: country === OTHER || country === "" ? "quiet" : undefined,
            }))}
            format={count}
            headings={TEXTS.countryHeadings}
            color={2}
            empty={TEXTS.noSources}
          />
        </CardContent>
      </Card>
    </div>
  );
}
