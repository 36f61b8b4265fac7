import { longDate } from "#domain/long-date.ts";
import { moneyText, REPORTS_NEEDED } from "#domain/reader-reports.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { recordAt } from "../changes.ts";
import { REVIEW_TEXTS } from "../copy.ts";
import type { Report } from "../queries.ts";
import type { Desk } from "../use-desk.ts";
import type { Due } from "./queue.ts";
import { contradictsRecord, isWaiting } from "./reports.ts";

const TEXTS = REVIEW_TEXTS.paid;

type AnswerReport = (report: Report, state: "accepted" | "refused") => void;

type PaidReportsProps = { due: Due; desk: Desk; isBusy: boolean; onAnswer: AnswerReport };

/** What readers paid for a fee, each to be accepted or refused, and how many are accepted. */
export function PaidReports({ due: { row, reports }, desk, isBusy, onAnswer }: PaidReportsProps) {
  const waiting = reports.filter(isWaiting);
  if (waiting.length === 0) return null;
  const record = recordAt(desk.files, row);
  return (
    <section data-slot="paid-reports">
      <h4 className="font-semibold">{TEXTS.title}</h4>
      <p className="text-muted">
        {countText(TEXTS.accepted, reports.length - waiting.length)}{" "}
        {interpolate(TEXTS.needed, { needed: String(REPORTS_NEEDED) })}
      </p>
      <ul className="mt-3 space-y-3">
        {waiting.map((report) => (
          <li key={report.id} className="border-l-4 border-line pl-3 wrap-anywhere">
            <p>
              {moneyText(report.amount, report.currency)}, {longDate(report.month)}, {report.place}{" "}
              {contradictsRecord(report, record) && <Badge variant="accent">{TEXTS.contradicts}</Badge>}{" "}
              <span className="text-sm text-muted">{momentText(report.createdAt)}</span>
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <Button variant="outline" busy={isBusy} onClick={() => onAnswer(report, "accepted")}>
                {TEXTS.accept}
              </Button>
              <Button variant="ghost" busy={isBusy} onClick={() => onAnswer(report, "refused")}>
                {TEXTS.refuse}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
