import { useEffect, useState } from "react";
import type { CountryId } from "#domain/countries.ts";
import { planKitPath } from "#web/content/page-paths.ts";
import { inTime } from "#web/lib/recover.ts";
import type { PlanKitFile } from "./kit-file.tsx";

/** Fetches the kit of a country. @throws Error where it cannot be had */
async function loadKit(country: CountryId): Promise<PlanKitFile> {
  const answer = await fetch(planKitPath(country));
  if (!answer.ok) throw new Error(`The kit of ${country} was answered with ${answer.status}.`);
  return (await answer.json()) as PlanKitFile;
}

type Loaded = { countries: string; kits?: readonly PlanKitFile[]; error?: unknown };

/** The kits of some countries; neither kits nor an error while they are on their way. `retry` fetches them again. */
export function usePlanKits(ids: readonly CountryId[]) {
  const [loaded, setLoaded] = useState<Loaded>({ countries: "" });
  const [attempt, setAttempt] = useState(0);
  const countries = ids.join();

  useEffect(() => {
    let isCurrent = true;
    const keep = (answer: Omit<Loaded, "countries">) => isCurrent && setLoaded({ countries, ...answer });
    inTime(Promise.all(countries.split(",").map((id) => loadKit(id as CountryId)))).then(
      (kits) => keep({ kits }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isCurrent = false;
    };
    // A further attempt asks again for the same countries.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [countries, attempt]);

  function retry() {
    setLoaded({ countries: "" });
    setAttempt((before) => before + 1);
  }

  const { kits, error } = loaded.countries === countries ? loaded : {};
  return { kits, error, retry };
}
