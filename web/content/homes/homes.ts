import { type Home, isRecord } from "#web/content/countries/country-record.ts";
import { canada } from "./canada.ts";
import type { HomeRecord } from "./home-record.ts";
import { uk } from "./uk.ts";
import { usa } from "./usa.ts";

export const HOME_RECORDS: Readonly<Record<Home, HomeRecord>> = {
  us: withIds(usa, "home.us"),
  uk: withIds(uk, "home.uk"),
  canada: withIds(canada, "home.canada"),
};

/** The content with an id by its place for each record, `home.us.papers.police.rule`, but for rules that have one. */
function withIds<T>(content: T, id: string): T {
  if (typeof content !== "object" || content === null || Array.isArray(content)) return content;
  if (isRecord(content)) return content.id ? content : { id, ...content };
  const parts = Object.entries(content).map(([key, part]) => [key, withIds(part, `${id}.${key}`)]);
  return Object.fromEntries(parts) as T;
}
