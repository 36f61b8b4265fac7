import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InlineConfig, runnerImport } from "vite";
import { dollarsOf } from "#domain/amounts.ts";
import { factsOfPlan, makePlan, type PlanInputs, type PlanKit } from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { unreportedChanges } from "#domain/plan-reminders.ts";
import { factOf } from "#web/content/countries/countries.ts";
import { textsIn } from "#content-reader/texts-in.ts";
import { EVERY_PER_DOLLAR } from "#web/content/exchange-rates.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import type * as Renderer from "#web/site/prerender.ts";
import { contentPlugin } from "../../scripts/content-plugin.ts";
import { writeRecord } from "../support/content-texts.ts";

const FEE = "kenya.permits.class-d.fee";
const { value: OLD } = factOf(FEE);
/** With a word of its own, because the index of the search holds words. */
const WORD = "newshillings";
const NEW = `1,234,560 ${WORD}`;
const AMOUNTS = [{ amount: 1_234_560, currency: "KES" }];
const { amounts: CARD = [] } = factOf("kenya.permits.shared.foreignersCard");
/** What that is in dollars, with the foreigner's card. */
const DOLLARS = dollarsOf({ amounts: [...AMOUNTS, ...CARD] }, EVERY_PER_DOLLAR, "once")!;

/** Every page and file that shows the fee of class D. */
const SHOWN_ON = [
  "/content/files.json",
  "/country-guides/kenya",
  "/country-guides/rows/kenya.json",
  "/visa-information/kenya/work-permit",
  "/calendar/visa-information/kenya/work-permit/steps.json",
  "/my-plan/kenya",
  "/my-plan/kits/kenya.json",
  "/search-index.json",
  "/data/countries/kenya.json",
  "/data/countries/kenya.csv",
];

/** The site, rendered of a copy of the content in which the fee was edited as the desk does it. */
let site: typeof Renderer;
const folder = mkdtempSync(join(tmpdir(), "homeward-content-"));

beforeAll(async () => {
  cpSync("content", folder, { recursive: true });
  const changed = writeRecord(textsIn(folder), FEE, {
    value: NEW,
    amounts: AMOUNTS,
    entered: new Date().toISOString().slice(0, 10),
  });
  const file = "countries/kenya/permits.yaml";
  writeFileSync(join(folder, file), changed[file]!);
  const config: InlineConfig = { configFile: false, plugins: [contentPlugin(folder)] };
  ({ module: site } = await runnerImport<typeof Renderer>("/web/site/prerender.ts", config));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(path: string): Promise<string> {
  const assets = { style: "/style.css", loader: { text: "" }, start: "/start.js" };
  const none = { public: assets, office: () => assets, scriptsOf: () => [] };
  const answer = await site.renderPath(new Request(`http://localhost${path}`), none as never);
  return answer.text();
}

test("a fee edited in one record is new on every page and in every file that shows it", async () => {
  const paths = [...site.PAGE_PATHS, ...site.FILE_PATHS].filter(
    (path) => /kenya|\.json$/.test(path) || path === "/permits",
  );
  const texts = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  expect(texts.filter(([, text]) => text.includes(OLD)).map(([path]) => path)).toEqual([]);
  expect(
    texts
      .filter(([, text]) => text.includes(WORD))
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(SHOWN_ON.toSorted());
});

test("the dollars made of the fee are new in the plan and on every page that counts with them", async () => {
  const kit = JSON.parse(await read("/my-plan/kits/kenya.json")) as PlanKit;
  expect(kit.tasks.find(({ id }) => id === "permit-class-d")?.costUsd).toEqual(DOLLARS);
  const paths = site.PAGE_PATHS.filter((path) => /kenya|^\/permits/.test(path));
  const texts = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  expect(
    texts.filter(([, text]) => text.includes(`$${DOLLARS.from.toLocaleString("en-US")}`)).map(([path]) => path),
  ).toEqual([
    "/permits",
    "/country-guides/kenya",
    "/my-plan/kenya",
    "/permits/job",
    "/permits/job/kenya",
    "/permits/skills",
    "/permits/skills/kenya",
  ]);
});

test("a plan kept before the edit reports the new fee", async () => {
  const kit = JSON.parse(await read("/my-plan/kits/kenya.json")) as PlanKit;
  const inputs: PlanInputs = { ...PLAN_DEFAULTS, country: "kenya", month: "2027-06", permit: "class-d" };
  const before = planKit("kenya");
  const kept = factsOfPlan(makePlan(inputs, before, "2026-11-26"), before);
  expect(unreportedChanges(kept, kit)).toEqual([{ id: FEE, before: OLD, now: NEW }]);
});
