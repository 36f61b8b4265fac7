import { expect, test } from "vitest";
import { PLAN_DEFAULTS, planParams } from "#domain/plan-inputs.ts";
import { makePlan, type PlanInputs } from "#domain/plan.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { DETAIL_PAGES, hasCalendar } from "#web/content/detail-pages.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { calendar } from "#web/feeds/calendar.ts";
import { planCalendar } from "#web/pages/my-plan/plan-calendar.ts";

const TODAY = "2026-11-23";

function planFile(inputs: Partial<PlanInputs>): string {
  const all: PlanInputs = { ...PLAN_DEFAULTS, country: "kenya", month: "2027-11", ...inputs };
  const tasks = placeTasks(makePlan(all, planKit("kenya"), TODAY), { moves: {} }, TODAY);
  const url = new URL(`https://site.example/my-plan?${planParams(all).toString()}`);
  return planCalendar({ title: "My plan", url, today: TODAY, tasks });
}

function readUids(file: string): string[] {
  return [...file.replaceAll("\r\n ", "").matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid!);
}

test("every line of a calendar file ends in CRLF, the last one included", async () => {
  const review = await calendar(DETAIL_PAGES.find(hasCalendar)!).text();
  for (const file of [planFile({}), review]) expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
});

test("two plans for one country share no event", () => {
  const files = [{}, { month: "2028-02" }, { reason: "study" as const }, { adults: 2 }].map(planFile);
  const uids = files.flatMap(readUids);
  expect(uids.length).toBeGreaterThan(20);
  expect(new Set(uids).size).toBe(uids.length);
  expect(readUids(planFile({}))).toEqual(readUids(files[0]!));
});
