import type { CountryId } from "#domain/countries.ts";
import { botswana } from "./botswana/country.ts";
import type { CountryFolder } from "./country-folder.ts";
import { egypt } from "./egypt/country.ts";
import { ethiopia } from "./ethiopia/country.ts";
import { ghana } from "./ghana/country.ts";
import { kenya } from "./kenya/country.ts";
import { mauritius } from "./mauritius/country.ts";
import { morocco } from "./morocco/country.ts";
import { nigeria } from "./nigeria/country.ts";
import { rwanda } from "./rwanda/country.ts";
import { senegal } from "./senegal/country.ts";
import { sierraLeone } from "./sierra-leone/country.ts";
import { southAfrica } from "./south-africa/country.ts";
import { tanzania } from "./tanzania/country.ts";

/** Every country's folder, in the order of the cards of guides, profiles and visas. */
export const COUNTRY_FOLDERS: Readonly<Record<CountryId, CountryFolder>> = {
  ghana,
  kenya,
  rwanda,
  "south-africa": southAfrica,
  nigeria,
  morocco,
  ethiopia,
  botswana,
  senegal,
  mauritius,
  tanzania,
  egypt,
  "sierra-leone": sierraLeone,
};

/** Every country's folder, for lists of one kind of page. */
export const FOLDERS: readonly CountryFolder[] = Object.values(COUNTRY_FOLDERS);
