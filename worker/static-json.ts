import type { CountryId } from "../domain/countries.ts";
import { COUNTRY_IDS } from "../domain/country-ids.ts";
import { currentId } from "../domain/moved.ts";
import type { PlanKit } from "../domain/plan.ts";
import { site } from "../domain/site.ts";
import { logFailure } from "./log.ts";

/** A JSON file that this deployment's build wrote; null where it wrote none. */
export async function readStaticJson<Content>(env: Env, path: string): Promise<Content | null> {
  const built = await env.ASSETS.fetch(new Request(new URL(path, site.origin)));
  return built.headers.get("content-type")?.includes("json") ? built.json<Content>() : null;
}

/** All that a plan for a country is made of, as the build wrote it; null where it wrote none. */
export function readPlanKit(env: Env, country: CountryId): Promise<PlanKit | null> {
  return readStaticJson(env, `/my-plan/kits/${country}.json`);
}

/**
 * What a reader's message is about, as a guide has it now: a section, `ghana-homes`, or a fact, `ghana.homes.lease`; a fact that
 * is gone is about its successor or its section. Null where no guide has it. Where the guide's rows can't be read, it may.
 */
export async function findInGuide(env: Env, about: string): Promise<string | null> {
  const country = COUNTRY_IDS.find((id) => about.startsWith(`${id}-`) || about.startsWith(`${id}.`));
  if (!country) return null;
  const path = `/country-guides/rows/${country}.json`;
  const rows = await readStaticJson<Record<string, { id: string }[]>>(env, path).catch((error: unknown) => {
    logFailure("rows of a guide", error, { country });
    return null;
  });
  if (!rows) return about;
  const sections = new Map(
    Object.keys(rows).map((section) => [`${country}.chapters.${section}`, `${country}-${section}`]),
  );
  if ([...sections.values()].includes(about)) return about;
  const facts = new Set(Object.values(rows).flatMap((inSection) => inSection.map(({ id }) => id)));
  const now = currentId(about, (id) => facts.has(id) || sections.has(id));
  return now && (sections.get(now) ?? now);
}
