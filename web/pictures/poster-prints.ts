import type { CountryId } from "#domain/countries.ts";

/** Written by `node art/posters.mjs`: the fingerprint in the names of each poster's prints, by day and at dusk. */
export const POSTER_PRINTS: Readonly<Record<CountryId, string>> = {
  ghana: "b96afb",
  kenya: "44428d",
  "south-africa": "1640db",
  tanzania: "a495f2",
  mauritius: "3da184",
  egypt: "d85734",
  "sierra-leone": "151913",
  senegal: "5e12b1",
  rwanda: "e4f45a",
  ethiopia: "b2af92",
  botswana: "f46e6b",
  morocco: "4c821b",
  nigeria: "c98bc4",
  benin: "e972ce",
};
