// What test/maps.test.ts uses of the map's scripts, which are plain JavaScript, and of d3-geo, which has no types of
// its own.

declare module "d3-geo" {
  type Place = [longitude: number, latitude: number];
  export function geoContains(shape: object, place: Place): boolean;
  /** In radians. */
  export function geoDistance(from: Place, to: Place): number;
}

declare module "*/maps/atlas.mjs" {
  type Feature = {
    id?: string;
    properties: { name: string };
    geometry:
      | { type: "Polygon"; coordinates: [longitude: number, latitude: number][][] }
      | { type: "MultiPolygon"; coordinates: [longitude: number, latitude: number][][][] };
  };
  export function africa(scale: "10m" | "50m", tolerance: number): Feature[];
  export function listSmallIslands(country: Feature, largest: number): [longitude: number, latitude: number][];
}

declare module "*/maps/files.mjs" {
  export function mapFiles(): Record<string, string>;
}

declare module "*/maps/outlines.mjs" {
  type Capital = { name: string; latitude: number; longitude: number };
  export function listCapitals(country: import("#domain/countries.ts").Country): Capital[];
}
