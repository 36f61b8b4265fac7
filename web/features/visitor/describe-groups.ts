import type { PassportGroup } from "#content-model/resolve/passport-groups.ts";
import { ENTRY_KINDS } from "#domain/passports.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { PASSPORT_TEXTS as texts } from "./copy.ts";

/** What groups of passports need, kind after kind: of each kind the group for all others, else its first. */
export function describeGroups(passports: readonly PassportGroup[]): string {
  return [...Map.groupBy(passports, ({ kind }) => kind)]
    .map(([kind, [first, ...more]]) => {
      const { who } = more.find(({ codes }) => codes === null) ?? first!;
      const isMore = more.length > 0 && who === first!.who;
      return `${ENTRY_KINDS[kind]}: ${isMore ? interpolate(texts.andMore, { who }) : who}.`;
    })
    .join(" ");
}
