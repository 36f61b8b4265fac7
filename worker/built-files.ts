import type { CountryId } from "../domain/countries.ts";
import { COUNTRY_IDS } from "../domain/country-ids.ts";
import type { PlanKit } from "../domain/plan.ts";
import { site } from "../domain/site.ts";
import { logFailure } from "./log.ts";

/** A JSON file that this deployment's build wrote; null where it wrote none. */
export async function readBuiltJson<Content>(env: Env, path: string): Promise<Content | null> {
  const built = await env.ASSETS.fetch(new Request(new URL(path, site.origin)));
  return built.headers.get("content-type")?.includes("json") ? built.json<Content>() : null;
}

/** All that a plan for a country is made of, as the build wrote it; null where it wrote none. */
export function readPlanKit(env: Env, country: CountryId): Promise<PlanKit | null> {
  return readBuiltJson(env, `/my-plan/kits/${country}.json`);
}

/**
 * Whether a guide has what a reader's message is about: a section, `ghana-homes`, or a fact, `ghana.homes.lease`. Where the
 * guide's rows can't be read, it may.
 */
export async function isInGuide(env: Env, about: string): Promise<boolean> {
  const country = COUNTRY_IDS.find((id) => about.startsWith(`${id}-`) || about.startsWith(`${id}.`));
  if (!country) return false;
  const path = `/country-guides/rows/${country}.json`;
  const rows = await readBuiltJson<Record<string, { id: string }[]>>(env, path).catch((error: unknown) => {
    logFailure("rows of a guide", error, { country });
    return null;
  });
  if (!rows) return true;
  return Object.entries(rows).some(
    ([section, facts]) => about === `${country}-${section}` || facts.some(({ id }) => id === about),
  );
}
