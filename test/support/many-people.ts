import { env } from "cloudflare:workers";
import { insertPeople } from "./people-sql.ts";

/** Adds people to the database of the Worker tests, as `insertPeople` describes them. */
export async function addPeople(first: number, last: number, now: number) {
  for (const statement of insertPeople(first, last, now)) await env.DB.prepare(statement).run();
}
