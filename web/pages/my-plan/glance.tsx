import type { IsoDate } from "#domain/facts.ts";
import { addMonths, daysBetween, PLAN_STAGES } from "#domain/plan.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { shortDate } from "#domain/long-date.ts";

const texts = PLAN_TEXTS.glance;

/** So many months have a label below the picture, at the most. */
const LABELS = 6;
/** The shortest bar, and how much of the axis a label takes at its end, in percent. */
const MIN_WIDTH = 1.5;
const LABEL_WIDTH = 10;

type GlanceProps = { tasks: readonly PlacedTask[]; arrival: IsoDate; today: IsoDate };

/** The whole move in one picture: a row for each stage, from today to the last task. The timeline below has its words. */
export function Glance({ tasks, arrival, today }: GlanceProps) {
  const last = tasks.reduce((day, { finish }) => (finish > day ? finish : day), arrival);
  const days = Math.max(1, daysBetween(today, last));
  const place = (day: IsoDate) => Math.min(100, Math.max(0, (daysBetween(today, day) / days) * 100));
  const rows = PLAN_STAGES.map((stage) => ({ stage, shown: tasks.filter((task) => task.stage === stage) })).filter(
    ({ shown }) => shown.length > 0,
  );
  return (
    <div data-slot="glance" aria-hidden className="plan-glance">
      <p className="text-eyebrow text-muted">{texts.title}</p>
      <div className="glance-rows">
        <span
          className="glance-arrival"
          data-early={place(arrival) < 50 || undefined}
          style={{ "--at": place(arrival) / 100 } as object}
        >
          <b>{`${texts.arrival}, ${shortDate(arrival, today)}`}</b>
        </span>
        {rows.map(({ stage, shown }) => (
          <div key={stage} className="glance-row" data-stage={stage}>
            <span>{PLAN_TEXTS.stages[stage]}</span>
            <div>
              {shown.map(({ id, start, finish, isDone }) => (
                <i
                  key={id}
                  data-done={isDone || undefined}
                  style={{
                    left: `${Math.min(100 - MIN_WIDTH, place(start))}%`,
                    width: `${Math.max(MIN_WIDTH, place(finish) - place(start))}%`,
                  }}
                />
              ))}
            </div>
          </div>
        ))}
        <div className="glance-axis">
          {monthStarts(today, last)
            .filter((day) => place(day) <= 100 - LABEL_WIDTH)
            .map((day) => (
              <span key={day} style={{ left: `${place(day)}%` }}>
                {shortDate(day, today).replace(" 1", "").replace(/, 20/, " ’")}
              </span>
            ))}
        </div>
      </div>
    </div>
  );
}

/** The first days of some months between two days, in even steps. */
function monthStarts(from: IsoDate, to: IsoDate): IsoDate[] {
  const months: IsoDate[] = [];
  for (let month = addMonths(from.slice(0, 7), 1); `${month}-01` <= to; month = addMonths(month, 1)) {
    months.push(`${month}-01`);
  }
  const step = Math.ceil(months.length / LABELS);
  return months.filter((_, index) => index % step === 0);
}
