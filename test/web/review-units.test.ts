import { expect, test } from "vitest";
import { reviewUnit } from "#domain/review-units.ts";

test("a permit, a city, a country's travel advice and any other chapter are reviewed in one act each", () => {
  expect(
    [
      "kenya.permits.class-d.fee",
      "kenya.permits.class-d.documents.listed",
      "kenya.permits.shared.fee",
      "kenya.cities.nairobi.homes.newcomers.one",
      "kenya.cities.nairobi.safety",
      "kenya.safety.uk",
      "kenya.safety.roads",
      "kenya.passports.east-africa.rule",
      "kenya.entry.us.fee",
      "homes.us.tax.return",
    ].map(reviewUnit),
  ).toEqual([
    "kenya.permits.class-d",
    "kenya.permits.class-d",
    "kenya.permits.shared",
    "kenya.cities.nairobi",
    "kenya.advice",
    "kenya.advice",
    "kenya.safety",
    "kenya.entry",
    "kenya.entry",
    "homes.us",
  ]);
});
