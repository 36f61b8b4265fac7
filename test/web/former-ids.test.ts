import { expect, test } from "vitest";
import { changedFacts } from "#domain/plan.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";

/** Ids that a plan for Kenya knew until November 26, 2026, one of each kind, with those of today. */
const KENYA = {
  "kenya.entry.uk.fee": "kenya.entry.us.fee",
  "kenya.entry.vaccination": "kenya.entry.us.vaccination",
  "kenya.permits.class-d.applyAt": "kenya.permits.shared.applyAt",
  "kenya.permits.class-d.familyFee": "kenya.permits.dependants-pass.fee",
  "kenya.permits.class-d.pupils.fee": "kenya.permits.student-pass.fee",
  "kenya.permits.class-d.documents.letter-from-the-employer": "kenya.permits.shared.employerPapers",
  "kenya.passports.BI": "kenya.passports.east-african-community.rule",
  "kenya.health.insurers.AAR Insurance.price": "kenya.health.insurance",
  "children.One parent traveling alone": "homes.shared.child-consent",
  "home.us.police": "homes.us.papers.police.rule",
  "home.us.US: the tax return goes on": "homes.us.tax.return",
  "paper.bankPapers": "plans.lead-times.bankPapers",
  "permit-student-pass.time": "plans.lead-times.permit",
  "plan.ask": "plans.lead-times.ask",
};

test("a plan kept under former ids reports a changed fact, and nothing else", () => {
  const kit = planKit("kenya");
  const kept = Object.fromEntries(Object.entries(KENYA).map(([former, id]) => [former, kit.facts[id]!.text]));
  expect(changedFacts(kept, kit)).toEqual([]);
  const id = "homes.us.papers.police.rule";
  const fact = kit.facts[id]!;
  const changed = { ...kit, facts: { ...kit.facts, [id]: { ...fact, formerly: ["$10"] } } };
  expect(changedFacts({ ...kept, "home.us.police": "$10" }, changed)).toEqual([{ id, before: "$10", now: fact.text }]);
});
