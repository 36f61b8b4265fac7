import { passportName } from "#domain/passport-name.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import type { VisitorChoices } from "#web/lib/visitor-choices.ts";
import { VISITOR_WORDS as texts } from "./copy.ts";
import { isOtherPassport } from "./passport-choice.ts";

type ChoiceName = keyof VisitorChoices;

/** What a page assumes of its visitor, of what it depends on: "For a US passport, retiring, two adults". */
export function describeVisitor(choices: VisitorChoices, asked: readonly ChoiceName[]): string {
  const { passport, reason, adults, children } = choices;
  const isAny = passport === "" && reason === "";
  const parts: Record<ChoiceName, string> = {
    passport: passportText(passport),
    reason: texts.reasons[reason as keyof typeof texts.reasons] ?? texts.any.reason,
    // A household of one is assumed where nothing is said of it.
    adults: countText(texts.adults, Number(adults) || 1),
    children: children === "" ? texts.any.children : countText(texts.children, Number(children)),
  };
  const named = asked.filter((name) => {
    if (name === "adults") return !isAny || adults !== "" || !asked.includes("passport");
    return name !== "children" || !asked.includes("adults") || Number(children) > 0;
  });
  const isOfNobody = isAny && named.includes("passport") && named.includes("reason");
  const rest = isOfNobody ? named.filter((name) => name !== "passport" && name !== "reason") : named;
  const what = [...(isOfNobody ? [texts.any.both] : []), ...rest.map((name) => parts[name])];
  return interpolate(texts.line, { what: what.join(", ") });
}

function passportText(passport: string): string {
  if (isOtherPassport(passport)) return interpolate(texts.passportOf, { country: passportName(passport) });
  return texts.passports[passport as keyof typeof texts.passports] ?? texts.any.passport;
}
