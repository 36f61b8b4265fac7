import { expect, test } from "vitest";
import { PERMIT_LISTS } from "../../web/content/permit-lists.ts";
import { call } from "../support/worker.ts";

/** Where the form leads for its answers. */
async function follow(query: string): Promise<[number, string | null]> {
  const response = await call(`/api/permits${query}`, { redirect: "manual" });
  return [response.status, response.headers.get("Location")];
}

test("every country and reason of the form leads to its list of permits", async () => {
  for (const { path, reason, country } of PERMIT_LISTS) {
    expect(await follow(`?country=${country?.id ?? ""}&reason=${reason}&passport=us&income=2000`)).toEqual([303, path]);
  }
});

test("what no select offers leads to the list for all countries, or back to the form", async () => {
  expect(await follow("?country=atlantis&reason=job")).toEqual([303, "/permits/job"]);
  expect(await follow("?country=ghana&reason=//evil.example")).toEqual([303, "/permits"]);
  expect(await follow("")).toEqual([303, "/permits"]);
});
