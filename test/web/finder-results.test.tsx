import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import type { FinderChoices } from "#domain/finder-choices.ts";
import { FINDER_ENTRIES } from "#web/features/finder/finder-entries.ts";
import { addFacts } from "#web/features/finder/finder-data.ts";
import { DECISIVE_FACTS, FINDER_MONTHS } from "#web/features/finder/decisive-facts.ts";
import { FinderResults } from "#web/features/finder/finder-results.tsx";

const NOTHING: FinderChoices = { lifestyle: null, language: null, investment: null };

// The links that share matches have the site's origin.
beforeAll(() => void vi.stubGlobal("location", new URL("https://homeward.example/")));
afterAll(() => void vi.unstubAllGlobals());

const ENTRIES = addFacts(FINDER_ENTRIES, { decisive: DECISIVE_FACTS, months: FINDER_MONTHS });

/** What the finder says of some choices, with a space between its elements. */
function renderWords(choices: Partial<FinderChoices>): string {
  const results = <FinderResults entries={ENTRIES} choices={{ ...NOTHING, ...choices }} onShow={() => {}} />;
  return renderToStaticMarkup(results)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("without a choice the first three countries match by 70%, and the finder says why", () => {
  const words = renderWords({});
  expect(words.match(/70%, the same for every country until you choose/g)).toHaveLength(3);
  expect(words).toContain(`You haven’t chosen anything yet, so all ${COUNTRIES.length} tie`);
  expect(words).toContain("All three choices open: every country starts at 70 points");
});

test("where no country matches, the finder names the choice to leave open and what that gives", () => {
  const words = renderWords({ lifestyle: "retirement", language: "portuguese", investment: "high" });
  expect(words).toContain("No country meets all of your choices.");
  expect(words).toMatch(/Language preference ?, and you would see Botswana, Mauritius, Morocco\./);
  expect(words).not.toMatch(/Share my matches|Copy the link|Make this change/);
});
