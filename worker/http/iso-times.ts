/** A time of the database as the API returns it: ISO 8601, UTC. */
export function toIsoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

type WithIsoTimes<Row> = {
  [Name in keyof Row]: Name extends `${string}At` ? (Row[Name] extends number ? string : string | null) : Row[Name];
};

/** A row of the database as the API returns it: what ends in `At` is a time. */
export function withIsoTimes<Row extends object>(row: Row): WithIsoTimes<Row> {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith("At") && typeof value === "number" ? toIsoTime(value) : value,
  ]);
  return Object.fromEntries(fields) as WithIsoTimes<Row>;
}
