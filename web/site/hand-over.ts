import { REASON_OF_LIFESTYLE } from "#domain/reasons.ts";
import type { UrlParts } from "#web/lib/campaign.ts";
import {
  CHILDREN_COUNT,
  CHOICE_NAMES,
  planPassport,
  readRemembered,
  type VisitorChoices,
} from "#web/lib/visitor-choices.ts";

/** The pages that go by what a visitor says of the move, and those between them. */
const TARGETS =
  /^\/(?:country-guides\/[^/]+(?:\/\w+)?|cities\/[^/]+|permits|visa-information|belonging|cost-calculator|my-plan)$/;

const PLAN = "/my-plan";

/** What a page's URL says of the move, a search of the finder and a plan among it; for the rest, what is remembered. */
export function findChoices({ pathname, search }: UrlParts, remembered: VisitorChoices): VisitorChoices {
  const fromUrl = Object.fromEntries(new URLSearchParams(search));
  fromUrl.reason ??= REASON_OF_LIFESTYLE[fromUrl.lifestyle ?? ""] ?? "";
  if (pathname === PLAN) {
    fromUrl.passport = fromUrl.passports?.split(".")[0] ?? "";
    fromUrl.children = fromUrl.children ? String(fromUrl.children.split(".").length) : (fromUrl[CHILDREN_COUNT] ?? "");
  }
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, fromUrl[name] || remembered[name]])) as VisitorChoices;
}

/** Adds to the URL of a link what is known of the move and the link does not say, as its target reads it. */
export function addChoices(link: UrlParts, page: UrlParts, choices: VisitorChoices) {
  if (link.origin !== page.origin || link.pathname === page.pathname || !TARGETS.test(link.pathname)) return;
  const { passport, children, ...others } = choices;
  const known =
    link.pathname === PLAN ? { passports: planPassport(passport), [CHILDREN_COUNT]: children, ...others } : choices;
  const params = new URLSearchParams(link.search);
  for (const [name, value] of Object.entries(known)) {
    if (!value || params.has(name)) continue;
    params.set(name, value);
    link.search = params.toString();
  }
}

/** Hands what the visitor said of the move on to the pages that they open by a link, also where nothing can be remembered. */
export function handOverChoices() {
  // On the window, after React's own handlers: they prevent the default action of a link that opens a dialog.
  for (const press of ["click", "auxclick"])
    addEventListener(press, (event) => {
      const { target, button, defaultPrevented } = event as MouseEvent;
      const link = (target as Element).closest("a");
      // The right button opens a menu in which the link can be copied: it must not tell anyone else of the move.
      if (link && button < 2 && !defaultPrevented) addChoices(link, location, findChoices(location, readRemembered()));
    });
}
