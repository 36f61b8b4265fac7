import { insertPeople, insertPlans } from "./people-sql.ts";
import { run } from "./worker.ts";

/** Adds people to the database of the Worker tests, as `insertPeople` describes them. */
export async function addPeople(first: number, last: number, now: number) {
  for (const statement of insertPeople(first, last, now)) await run(statement);
}

/** Adds plans of people to it, as `insertPlans` describes them. */
export async function addPlans(first: number, last: number, now: number) {
  for (const statement of insertPlans(first, last, now)) await run(statement);
}
