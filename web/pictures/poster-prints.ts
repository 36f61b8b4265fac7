import type { CountryId } from "#domain/countries.ts";

/** Written by `node art/posters.mjs`: the fingerprint in the names of each poster's prints. */
export const POSTER_PRINTS: Readonly<Record<CountryId, string>> = {
  ghana: "8a622a1c",
  kenya: "e968c3e0",
  "south-africa": "6ba49292",
  tanzania: "671b73f8",
  mauritius: "99bef719",
  egypt: "57613476",
  "sierra-leone": "91c7610f",
  senegal: "db4b8d79",
  rwanda: "d3701d13",
  ethiopia: "e2769187",
  botswana: "a5c4b3f7",
  morocco: "b0d800c1",
  nigeria: "d9696f13",
};
