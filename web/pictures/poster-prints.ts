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
};

/** The colors of each poster from its sky to its ground, shown until it has come. */
export const POSTER_COLORS: Readonly<Record<CountryId, { day: string; dusk: string }>> = {
  ghana: { day: "#f3e0bb,#e6d1b2,#bbc1b1,#bbc1ad", dusk: "#282b4e,#816d92,#696f93,#6b759b" },
  kenya: { day: "#f6dba7,#d3c3a1,#998d63,#b45a28", dusk: "#20244a,#524577,#635764,#743e42" },
  "south-africa": { day: "#a4c3d7,#a3aec4,#6c939a,#2e5b68", dusk: "#181f40,#404c7f,#415682,#233a64" },
  tanzania: { day: "#e29476,#f0d2ab,#becfbf,#47766e", dusk: "#282b51,#6e6a93,#737da5,#2f4c6b" },
  mauritius: { day: "#f1e5c5,#95927c,#95c5b7,#4b7882", dusk: "#272a50,#4a3855,#546a91,#314670" },
  egypt: { day: "#21274d,#414261,#806d5c,#313965", dusk: "#1f213f,#40375e,#52465e,#252957" },
  "sierra-leone": { day: "#f5e2b1,#b5be9b,#708472,#3d6762", dusk: "#1c2744,#405f74,#46526e,#284361" },
  senegal: { day: "#9d3e22,#bf7334,#b28241,#482719", dusk: "#161b41,#50456a,#8f5e60,#2f1f34" },
  rwanda: { day: "#eee8cc,#c5d5c2,#729272,#3a573e", dusk: "#1a2742,#586c8e,#45556b,#283b4c" },
  ethiopia: { day: "#c9cfd9,#958674,#b86848,#a85837", dusk: "#29305d,#574e6b,#694153,#60384a" },
  botswana: { day: "#909c69,#739675,#78916a,#83986b", dusk: "#425462,#3c5970,#405569,#3f5666" },
  morocco: { day: "#a6644a,#b6816e,#ae745b,#a27c61", dusk: "#64384c,#6a4864,#6e4b5f,#644d66" },
  nigeria: { day: "#2b3668,#84585f,#624f61,#262e5a", dusk: "#20234b,#553a65,#493958,#1f244a" },
};
