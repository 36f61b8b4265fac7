import { dollarsOf } from "#domain/amounts.ts";
import type { Range } from "#domain/range.ts";
import { PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import type { Home } from "#content-model/resolve/records.ts";
import type { Resolved } from "#content-model/resolve/resolver.ts";
import type { RawHome } from "#content-model/schema/leaving.ts";

/** What is known of leaving one of the three homes, and of coming back to it. */
export type HomeRecord = { id: Home } & Resolved<RawHome>;

/** A paper that an office at home issues: what a page says of it, and how long it takes, for plans. */
export type HomePaper = HomeRecord["papers"]["police"];

/** What one paper costs in US dollars; null where its record has no amount. */
export function paperFee({ rule }: HomePaper): Range | null {
  return dollarsOf(rule, PER_DOLLAR, "once");
}
