import { loadSources } from "#web/features/facts/load-sources.ts";
import { startOverdueMarks } from "#web/features/facts/overdue-marks.ts";
import { closeMobileMenu } from "#web/layout/close-mobile-menu.ts";
import { carryCampaign } from "#web/lib/campaign.ts";
import { countVisit } from "#web/lib/page-counts.ts";
import { followHistory } from "#web/lib/page-url.ts";
import { handOverChoices } from "#web/lib/hand-over.ts";
import { startTracking } from "#web/lib/element-events.ts";
import { moveAccordionFocus } from "#web/ui/accordion-keys.ts";
import { startDialogs } from "#web/ui/native-dialogs.ts";
import { filterList } from "#web/features/search/filter-list.ts";
import { playFilmOnPress } from "#web/features/film/play-film.ts";
import { followChoices } from "#web/pages/country-guides/guide/follow-choices.ts";
import { choosePermits } from "#web/pages/permits/choose-permits.ts";
import { goToFormOnCall } from "#web/pages/waitlist/go-to-form.ts";
import { prefetchPages } from "./prefetch-pages.ts";

/** What public pages do without React, in this order: each behavior listens for its own elements. */
const BEHAVIORS = [
  followHistory,
  startDialogs,
  closeMobileMenu,
  moveAccordionFocus,
  playFilmOnPress,
  filterList,
  goToFormOnCall,
  handOverChoices,
  loadSources,
  startOverdueMarks,
  startTracking,
  () => countVisit(carryCampaign()),
  prefetchPages,
  choosePermits,
  followChoices,
];

let areStarted = false;

/**
 * Starts the behaviors of the page; one that fails stops none of the others.
 * @param key the last one that was pressed before
 */
export function startBehaviors(key?: KeyboardEvent) {
  if (areStarted) return;
  areStarted = true;
  for (const start of BEHAVIORS) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  if (key) repeatKey(key);
}

/** Gives a key that the browser leaves to scripts to the element that it was pressed on, where that has the focus still. */
function repeatKey({ key, target }: KeyboardEvent) {
  if (!/^(Arrow|Home|End|Escape)/.test(key) || target !== document.activeElement) return;
  if (!target || (target as Element).matches("input, select, textarea")) return;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
