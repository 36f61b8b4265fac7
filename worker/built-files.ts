import type { CountryId } from "../domain/countries.ts";
import type { PlanKit } from "../domain/plan.ts";
import { site } from "../domain/site.ts";

/** A JSON file that this deployment's build wrote; null where it wrote none. */
export async function readBuiltJson<Content>(env: Env, path: string): Promise<Content | null> {
  const built = await env.ASSETS.fetch(new Request(new URL(path, site.origin)));
  return built.headers.get("content-type")?.includes("json") ? built.json<Content>() : null;
}

/** All that a plan for a country is made of, as the build wrote it; null where it wrote none. */
export function readPlanKit(env: Env, country: CountryId): Promise<PlanKit | null> {
  return readBuiltJson(env, `/my-plan/kits/${country}.json`);
}
