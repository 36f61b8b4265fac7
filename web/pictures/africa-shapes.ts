import type { CountryId } from "#domain/countries.ts";
import africa from "./maps/africa.json";

type Point = { x: number; y: number };

/** A country on the sheet of Africa: its area as path data, the middle of it, and where its button stands. */
type AfricaShape = { path: string; center: Point; button: Point };

/** The thirteen countries in the units of the sheet, from north to south. */
export const AFRICA_SHAPES: {
  width: number;
  height: number;
  countries: Readonly<Record<CountryId, AfricaShape>>;
} = africa;

/** In the order in which keys walk over the map. */
export const AFRICA_ORDER = Object.keys(AFRICA_SHAPES.countries) as CountryId[];
