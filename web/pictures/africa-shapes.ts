import type { CountryId } from "#domain/countries.ts";
import africa from "./maps/africa.json";

type Point = { x: number; y: number };

/** A country on the map: its area as path data, its center, and the position of its button. */
type AfricaShape = { path: string; center: Point; button: Point };

/** The countries of the site in units of the map, from north to south. */
export const AFRICA_SHAPES: {
  width: number;
  height: number;
  countries: Readonly<Record<CountryId, AfricaShape>>;
} = africa;

/** The order in which arrow keys move over the map. */
export const AFRICA_ORDER = Object.keys(AFRICA_SHAPES.countries) as CountryId[];
