import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import { call } from "../support/worker.ts";

async function follow(query: string): Promise<[number, string | null]> {
  const response = await call(`/api/my-plan${query}`, { redirect: "manual" });
  return [response.status, response.headers.get("Location")];
}

test("the plan's form leads to its country's general plan without scripts", async () => {
  for (const { id } of COUNTRIES) expect(await follow(`?country=${id}`)).toEqual([303, `/my-plan/${id}`]);
});

test("without a known country the plan's form leads back to itself", async () => {
  for (const query of ["", "?country=", "?country=//evil.example"])
    expect(await follow(query)).toEqual([303, "/my-plan"]);
});
