import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InlineConfig, runnerImport } from "vite";
import { changedFacts, factsOfPlan, makePlan, type PlanInputs, type PlanKit } from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import type * as Renderer from "#web/site/prerender.ts";
import { contentPlugin } from "../../scripts/content-plugin.ts";
import { TEST_CONTENT, writeRecord } from "../support/test-content.ts";

const FEE = "kenya.permits.class-d.fee";
const OLD = "10,000 shillings for processing and 300,000 shillings a year";
/** With a word of its own, because the index of the search holds words. */
const WORD = "newshillings";
const NEW = `1,234,000 ${WORD}`;
const AMOUNTS = [{ amount: 1_234_000, currency: "KES" }];
/** What that is in dollars, with the 6,000 shillings of the foreigner's card. */
const DOLLARS = { from: 12_400, to: 12_400 };
/** A plan counts the card's fee in the card's own task. */
const WITHOUT_CARD = { from: 12_340, to: 12_340 };

/** Every page and file that shows the fee of class D. */
const SHOWN_ON = [
  "/content/files.json",
  "/content/index.json",
  "/country-guides/kenya/changes",
  "/country-guides/kenya/permits",
  "/country-guides/kenya/print",
  "/country-guides/rows/kenya.json",
  "/data/changes.json",
  "/visa-information/kenya/work-permit",
  "/calendar/visa-information/kenya/work-permit/steps.json",
  "/my-plan/kenya",
  "/my-plan/kits/kenya.json",
  "/search-index.json",
  "/data/countries/kenya.json",
  "/data/countries/kenya.csv",
  "/data/countries/kenya-spreadsheet.csv",
];

/** Those that also say what it was. */
const SAYS_BEFORE = [
  "/content/files.json",
  "/country-guides/kenya/changes",
  "/data/changes.json",
  "/data/countries/kenya-spreadsheet.csv",
  "/data/countries/kenya.csv",
  "/data/countries/kenya.json",
  "/my-plan/kits/kenya.json",
];

/** The site, rendered of a copy of the content in which the fee was edited as the desk does it. */
let site: typeof Renderer;
const folder = mkdtempSync(join(tmpdir(), "homeward-content-"));

beforeAll(async () => {
  cpSync(TEST_CONTENT, folder, { recursive: true });
  const changed = writeRecord(FEE, {
    value: NEW,
    amounts: AMOUNTS,
    enteredOn: "2026-11-02",
    changed: [{ on: "2026-11-02", from: OLD }],
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
  expect(
    texts
      .filter(([, text]) => text.includes(OLD))
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(SAYS_BEFORE);
  expect(
    texts
      .filter(([, text]) => text.includes(WORD))
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(SHOWN_ON.toSorted());
});

test("the dollars made of the fee are new in the plan and on every page that counts with them", async () => {
  const kit = JSON.parse(await read("/my-plan/kits/kenya.json")) as PlanKit;
  expect(kit.tasks.find(({ id }) => id === "permit-class-d")?.costUsd).toEqual(WITHOUT_CARD);
  const paths = site.PAGE_PATHS.filter((path) => /kenya|^\/permits/.test(path));
  const texts = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  expect(
    texts.filter(([, text]) => text.includes(`$${DOLLARS.from.toLocaleString("en-US")}`)).map(([path]) => path),
  ).toEqual([
    "/permits",
    "/country-guides/kenya",
    "/country-guides/kenya/permits",
    "/permits/job",
    "/permits/job/kenya",
    "/permits/remote/kenya",
    "/permits/retirement/kenya",
    "/permits/return/kenya",
    "/permits/volunteer/kenya",
    "/permits/skills",
    "/permits/skills/kenya",
    "/country-guides/kenya/print",
  ]);
});

test("a plan kept before the edit reports the new fee", async () => {
  const kit = JSON.parse(await read("/my-plan/kits/kenya.json")) as PlanKit;
  const inputs: PlanInputs = { ...PLAN_DEFAULTS, country: "kenya", month: "2027-06", permit: "class-d" };
  const kept = { ...factsOfPlan(makePlan(inputs, kit, "2026-11-26"), kit), [FEE]: OLD };
  expect(changedFacts(kept, kit)).toEqual([{ id: FEE, before: OLD, now: NEW }]);
});

test("a record that was read again or confirmed is due for review counted from that day", async () => {
  const rows = JSON.parse(await read("/content/index.json")) as DeskRow[];
  const reviewOf = (id: string) => rows.find((row) => row.id === id)!.reviewOn;
  expect(reviewOf("kenya.entry.us.rule")).toBe("2027-03-01");
  expect(["fee", "portal"].map((name) => reviewOf(`kenya.entry.us.${name}`))).toEqual(["2027-03-10", "2027-03-10"]);
});
