import { citySources } from "./sources-of-cities.ts";
import { lifeSources } from "./sources-of-life.ts";
import { moneySources } from "./sources-of-money.ts";
import { permitSources } from "./sources-of-permits.ts";

/** Every page that was read on South Africa, beside those of public-pages.ts. */
export const southAfricaSources = { ...permitSources, ...moneySources, ...lifeSources, ...citySources };
