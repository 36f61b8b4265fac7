import { afterEach, describe, expect, test, vi } from "vitest";
import { makePlan, type PlanInputs } from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { nextReminderDay } from "#domain/plan-reminders.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { planCalendar } from "#web/pages/my-plan/plan-calendar.ts";
import { longDate } from "#domain/long-date.ts";
import { shortDate } from "#domain/long-date.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";

const TODAY = "2026-11-23";
const KIT = planKit("rwanda");
/** With the months in which Europe and America put their clocks forward and back. */
const INPUTS: PlanInputs = {
  ...PLAN_DEFAULTS,
  country: "rwanda",
  month: "2027-11",
  passports: ["us", "uk"],
  adults: 2,
  childrenAges: [6],
  animals: 1,
  reason: "job",
  luggage: ["container"],
};

/** All days of a plan, as the page, the calendar and the mail have them. */
function planDays() {
  const plan = makePlan(INPUTS, KIT, TODAY);
  const tasks = placeTasks(plan, { moves: { container: "2027-03-28" } }, TODAY);
  return {
    plan,
    tasks,
    month: longDate(INPUTS.month),
    words: tasks.map(({ start, finish }) => [shortDate(start, TODAY), shortDate(finish, TODAY)]),
    reminder: nextReminderDay(plan, { moves: {} }, TODAY),
    calendar: planCalendar({ title: "My plan", url: new URL("https://site.example/my-plan"), today: TODAY, tasks }),
  };
}

const ZONE = process.env["TZ"];
const WHOLE = planDays();

afterEach(() => {
  vi.useRealTimers();
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

/** With the day that it is there at 11:30 in UTC on November 23. Zones named Etc/GMT count westward: Etc/GMT+12 is UTC-12. */
describe.each([
  ["Etc/GMT+12", "2026-11-22"],
  ["America/New_York", "2026-11-23"],
  ["UTC", "2026-11-23"],
  ["Europe/London", "2026-11-23"],
  ["Asia/Kathmandu", "2026-11-23"],
  ["Etc/GMT-14", "2026-11-24"],
])("in the time zone %s", (zone, day) => {
  test("a plan has the same days as everywhere, and today is the day of the visitor's own calendar", () => {
    process.env["TZ"] = zone;
    vi.useFakeTimers({ now: new Date("2026-11-23T11:30:00Z") });
    expect(visitorsDay()).toBe(day);
    expect(planDays()).toEqual(WHOLE);
  });
});
