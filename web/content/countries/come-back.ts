import { content } from "#content";
import type { US_LIMIT_RULES } from "#content-model/schema/leaving.ts";
import type { RawCountry } from "#content-model/schema/country-files.ts";
import { type Fact, fact, oldest } from "#domain/facts.ts";
import { detailsOf } from "#content-model/resolve/record-details.ts";

/** Where the rules of all three countries for a spouse and a parent stand. */
export const COME_BACK_LINK = {
  to: "/coming-back",
  label: "Can we come back? US, UK and Canadian rules for a spouse or a parent",
} as const;

/** What the US limits on a country's passport, on the pages that we read. */
export type UsLimits = RawCountry["safety"]["usLimits"];

/** A rule of content/homes/shared.yaml as a fact; its file has passed the check, which knows that it is there. */
function ruleOf(id: (typeof US_LIMIT_RULES)[number]): Fact<string> {
  const rule = content.homes.shared.rules.find((row) => row.id === id);
  if (!rule || !("value" in rule)) throw new Error(`There is no rule "${id}" in content/homes/shared.yaml.`);
  return fact<string>(rule.value, "summary", rule.office ?? null, detailsOf(rule, {}));
}

/** Whether a spouse or a parent who has only this passport can move to the US: a record of a country's chapter, made of the rules. */
export function comeBackToUs({ entry, wasPaused, asksBond }: UsLimits): Fact<string> {
  const suspended = entry !== "nothing";
  const rules = suspended
    ? [ruleOf(entry === "all visas" ? "us-all-visas-suspended" : "us-most-visas-suspended")]
    : [
        ruleOf("us-no-visa-suspended"),
        ...(wasPaused ? [ruleOf("us-pause-ended")] : []),
        ruleOf("us-interviews-postponed"),
        // Nobody pays a bond while visitor visas are suspended.
        ...(asksBond ? [ruleOf("us-visitor-bond")] : []),
      ];
  return fact(rules.map(({ value }) => value).join(" "), "summary", rules[0]!.office, {
    enteredOn: oldest(rules.map(({ enteredOn }) => enteredOn)),
    pace: "entry-and-permits",
    readAt: [...new Set(rules.flatMap(({ readAt = [] }) => readAt))],
    note: ruleOf("us-rules-change").value,
  });
}
