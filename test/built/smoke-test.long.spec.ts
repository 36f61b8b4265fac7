import { expect, test } from "@playwright/test";
import { smokeTest } from "../../scripts/deploy/smoke-test.mjs";
import { OWNER_KEY } from "../support/owner-key.ts";

test("the smoke test of a deployment passes on the built product, and leaves no lead", async ({ baseURL }) => {
  const owner = { key: OWNER_KEY, email: "owner@example.com" };
  const live = { origin: baseURL!, owner, hasTurnstile: false };
  const { failures, notes } = await smokeTest(live, { folder: process.cwd(), fetch });
  expect({ failures, notes }).toEqual({ failures: [], notes: [] });
});
