// The finder's later part, in one script: the map, the matches and their rules.
export { AfricaMap } from "./africa-map.tsx";
export { CountryPanel, MapLegend } from "./country-panel.tsx";
export { FINDER_ENTRIES } from "./finder-entries.ts";
export { FinderResults } from "./finder-results.tsx";
export { announcement, standings, verdict } from "./standing.ts";
