// Ids are prefixed text, so that a log line says what it points at; times are milliseconds since 1970, UTC, as is `now`
// wherever the Worker says it. D1 bills each index as a written row, so one must serve what a page, a delivery or a
// removal reads (decision: written-rows). A partial index is over a column that is null outside of it: SQLite uses it for any
// comparison with the column, with whatever parameters. Where no such column is stored, one is generated.

export * from "./activities.table.ts";
export * from "./announcements.table.ts";
export * from "./deliveries.table.ts";
export * from "./desk.table.ts";
export * from "./health.table.ts";
export * from "./imports.table.ts";
export * from "./leads.table.ts";
export * from "./mail.table.ts";
export * from "./messages.table.ts";
export * from "./offices.table.ts";
export * from "./people.table.ts";
export * from "./pictures.table.ts";
export * from "./plans.table.ts";
export * from "./quarantine.table.ts";
export * from "./reports.table.ts";
export * from "./session.table.ts";
export * from "./settings.table.ts";
export * from "./visits.table.ts";
export * from "./watch.table.ts";
