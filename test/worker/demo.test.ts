import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { LEAD_SOURCES } from "#domain/lead.ts";
import demo from "../../scripts/demo/worker.ts";
import { planAssets } from "../support/plan.ts";
import { rows } from "../support/worker.ts";

/** Lives through a day of the demo, which is smaller than the one of `npm start -- --demo`. @returns the answer's status */
async function live(day: number) {
  const request = new Request(`https://homeward.example/api/demo?people=5&days=3&day=${day}`, { method: "POST" });
  const bindings = { ...env, ASSETS: planAssets() };
  return (await demo.fetch(request as Parameters<typeof demo.fetch>[0], bindings)).status;
}

const column = async (sql: string) => (await rows<Record<string, unknown>>(sql)).flatMap(Object.values);

test("invented people and their owner use every form and list, and a database in use is refused", async () => {
  for (const day of [0, 1, 2, 3]) expect(await live(day), String(day)).toBe(200);
  // The first five people send a form of each kind, all from pages with scripts.
  const sources = LEAD_SOURCES.filter((source) => source !== "cost_calculator_html");
  expect(await column("SELECT DISTINCT source FROM leads ORDER BY source")).toEqual(sources.toSorted());
  expect(await column("SELECT status FROM announcements ORDER BY status")).toEqual(["draft", "scheduled", "sent"]);
  for (const table of ["messages", "people", "quarantine", "activities", "notifications", "visit_days"])
    expect(await column(`SELECT count(*) > 0 FROM ${table}`), table).toEqual([1]);
  const [stuck] = await column("SELECT count(*) FROM deliveries WHERE status IN ('failed', 'sending')");
  expect(stuck).toBe(0);
  expect(await live(0)).toBe(409);
});
