// `npm start -- --demo`: fills the empty local database with invented people, in the local Workers runtime (worker.ts).
import { COUNTRY_IDS } from "../../domain/country-ids.ts";
import { planKitPath } from "../../web/content/page-paths.ts";
import { planKit } from "../../web/content/plans/plan-kits.ts";
import { STATE } from "../local-database.mjs";
import { withLocalWorker } from "../local-worker.ts";
import { Refusal } from "../refusal.mjs";

type Options = { persistTo?: string; people?: number; onProgress?: (line: string) => void };

const DAYS = 60;

/**
 * Fills a local deployment's empty database with invented people of the last 60 days.
 * @param persistTo folder of the deployment's data
 * @param onProgress is told of each day
 * @throws Refusal where anybody is stored
 */
export async function fillLocalDatabase({ persistTo = STATE, people = 300, onProgress }: Options = {}): Promise<void> {
  const files = Object.fromEntries(COUNTRY_IDS.map((id) => [planKitPath(id), JSON.stringify(planKit(id))]));
  await withLocalWorker({ main: "scripts/demo/worker.ts", persistTo, files }, async (url) => {
    for (let day = 0; day <= DAYS; day++) {
      const answer = await fetch(`${url}demo?people=${people}&days=${DAYS}&day=${day}`, { method: "POST" });
      if (answer.status === 409) throw new Refusal(await answer.text());
      if (!answer.ok) throw new Error(`The demo failed: ${await answer.text()}`);
      onProgress?.(`Day ${day} of ${DAYS}`);
    }
  });
}
