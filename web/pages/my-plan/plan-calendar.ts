import ical, { ICalAlarmType } from "ical-generator";
import { calendarText } from "#domain/calendar-file.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { site } from "#domain/site.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";

/** The reminder of a task comes so many seconds before the day on which it must begin: a week. */
const REMINDER_S = 7 * 24 * 60 * 60;

const TEXTS = {
  finish: "Done by {day}.",
  confirm: "Confirm days, fees and papers with the office before you rely on them.",
} as const;

type CalendarOptions = {
  title: string;
  /** Where the plan is, whose host also ends the ids of its events. */
  url: URL;
  today: IsoDate;
  tasks: readonly PlacedTask[];
};

/** The tasks that are not done as a calendar: each on the day that it begins, or today where that is over, with a reminder. */
export function planCalendar({ title, url, today, tasks }: CalendarOptions): string {
  const file = ical({ name: title, prodId: { company: site.name, product: "My plan", language: "EN" } });
  for (const task of tasks.filter(({ isDone }) => !isDone)) {
    const event = file.createEvent({
      // The same task of the same plan stays one event when the file is taken again; another plan's is another event.
      id: `${task.id}-${url.searchParams.toString()}@${url.hostname}`,
      stamp: new Date(`${today}T00:00:00Z`),
      start: new Date(`${task.start < today ? today : task.start}T00:00:00Z`),
      allDay: true,
      summary: task.title,
      description: [interpolate(TEXTS.finish, { day: longDate(task.finish) }), task.why, TEXTS.confirm, url.href].join(
        "\n",
      ),
      url: url.href,
    });
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMINDER_S, description: task.title });
  }
  return calendarText(file);
}
