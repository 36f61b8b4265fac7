import type { Home } from "#web/content/countries/country-record.ts";
import { canada } from "./canada.ts";
import type { HomeRecord } from "./home-record.ts";
import { uk } from "./uk.ts";
import { usa } from "./usa.ts";

export const HOME_RECORDS: Readonly<Record<Home, HomeRecord>> = { us: usa, uk, canada };
