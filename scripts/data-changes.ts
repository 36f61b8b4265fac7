// What changed in the open data from one build to another: `npm run content -- --compare=…` prints it, a deployment publishes it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRY_IDS } from "../domain/country-ids.ts";
import type { OpenCountry, OpenRecord } from "../web/feeds/open-data-schema.ts";
import { readLiveJson } from "./deploy/live-site.ts";

/** What differs between two versions of the data, by the ids of records. Of a changed one, the fields that differ. */
export type DataChanges = {
  from: string | null;
  to: string;
  added: string[];
  removed: string[];
  changed: { id: string; before: Partial<OpenRecord>; now: Partial<OpenRecord> }[];
};

/** Reads a file of a build's data: `countries/kenya.json`; null where there is none. Refuses what can't be read. */
type ReadData = (file: string) => Promise<unknown>;

/**
 * Finds the data of a build.
 * @param place the URL of the live site's data, or a folder: https://homeward.example/data, build/client/data
 */
export function dataAt(place: string, fetch = globalThis.fetch): ReadData {
  if (!/^https?:/.test(place))
    return async (file) => (existsSync(join(place, file)) ? JSON.parse(readFileSync(join(place, file), "utf8")) : null);
  return (file) => readLiveJson(`${place}/${file}`, fetch);
}

/** Reads the data of all countries that a build has. */
export async function readCountries(read: ReadData): Promise<OpenCountry[]> {
  const countries = await Promise.all(COUNTRY_IDS.map((id) => read(`countries/${id}.json`)));
  return countries.filter((country) => country !== null) as OpenCountry[];
}

/** What differs between the data of two builds. */
export function compareData(before: readonly OpenCountry[], now: readonly OpenCountry[]): DataChanges {
  const [old, current] = [recordsById(before), recordsById(now)];
  return {
    from: versionOf(before),
    to: versionOf(now)!,
    added: [...current.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !current.has(id)),
    changed: [...current].flatMap(([id, record]) => {
      const was = old.get(id);
      const keys = [...new Set(Object.keys({ ...was, ...record }))] as (keyof OpenRecord)[];
      const differing = keys.filter((key) => was && JSON.stringify(was[key]) !== JSON.stringify(record[key]));
      return differing.length > 0 ? [{ id, before: pick(was!, differing), now: pick(record, differing) }] : [];
    }),
  };
}

function recordsById(countries: readonly OpenCountry[]) {
  return new Map(countries.flatMap(({ records }) => records).map((record) => [record.id, record]));
}

function versionOf(countries: readonly OpenCountry[]): string | null {
  return (
    countries
      .map(({ version }) => version)
      .toSorted()
      .at(-1) ?? null
  );
}

function pick(record: OpenRecord, keys: readonly (keyof OpenRecord)[]): Partial<OpenRecord> {
  return Object.fromEntries(keys.flatMap((key) => (key in record ? [[key, record[key]]] : [])));
}

/** Whether two versions say the same. */
export function isSame({ added, removed, changed }: DataChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}

/**
 * Puts what changed since the live site's data before its changes, in the build that is to replace it. Leaves an empty list
 * where the live site has none.
 * @param origin of the live site, null before the first deployment
 * @throws {Refusal} where the live site's data can't be read: published as empty, they would lose their history
 */
export async function publishDataChanges(origin: string | null, project: string, fetch = globalThis.fetch) {
  const live = dataAt(`${origin}/data`, fetch);
  const earlier = origin && ((await live("changes.json")) as DataChanges[] | null);
  if (!earlier) return;
  const folder = join(project, "build", "client", "data");
  const changes = compareData(await readCountries(live), await readCountries(dataAt(folder)));
  writeFileSync(join(folder, "changes.json"), JSON.stringify(isSame(changes) ? earlier : [changes, ...earlier]));
}
