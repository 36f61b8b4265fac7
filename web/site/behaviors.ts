import { startOverdueMarks } from "#web/features/facts/overdue-marks.ts";
import { closeMenus } from "#web/layout/close-menus.ts";
import { carryCampaign } from "#web/lib/campaign.ts";
import { countVisit } from "#web/lib/page-counts.ts";
import { followHistory } from "#web/lib/page-url.ts";
import { handOverChoices } from "./hand-over.ts";
import { startTracking } from "#web/lib/element-events.ts";
import { moveAccordionFocus } from "#web/ui/accordion-keys.ts";
import { startDialogs } from "#web/ui/native-dialogs.ts";
import { writePlainChoices } from "./plain-choices.ts";
import { prefetchPages } from "./prefetch-pages.ts";

/** What every public page does without React; an island, too, may bring elements that these listen for. */
const BEHAVIORS = [
  writePlainChoices,
  followHistory,
  startDialogs,
  closeMenus,
  moveAccordionFocus,
  handOverChoices,
  startOverdueMarks,
  startTracking,
  () => countVisit(carryCampaign()),
  prefetchPages,
];

/** What some pages do, by the path of its module: an element of the page names it (`useBehavior`). */
const MODULES = import.meta.glob<Record<string, () => void>>("../**/*.behavior.ts");

/** Starts a behavior; one that fails stops none of the others. */
function run(start: () => void) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Starts the behaviors of the page.
 * @throws Error where the script of one cannot be loaded
 */
export async function startBehaviors() {
  BEHAVIORS.forEach(run);
  const named = [...document.querySelectorAll<HTMLElement>("[data-behavior]")].map(({ dataset }) => dataset.behavior!);
  const own = [...new Set(named)].map(async (id) => {
    const [module = "", name = ""] = id.split("#");
    return (await MODULES[`../${module}`]!())[name]!;
  });
  for (const start of await Promise.all(own)) run(start);
}
