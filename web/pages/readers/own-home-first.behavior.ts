import { readChoices } from "#web/lib/visitor-choices.ts";

/** Opens what holds for leaving the home whose passport the visitor has, and puts it before the same for other homes. */
export function putOwnHomeFirst() {
  const { passport } = readChoices();
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details[data-home]")) {
    if (fold.dataset.home !== passport) continue;
    fold.open = true;
    const { parentElement: parent } = fold;
    parent!.insertBefore(fold, parent!.querySelector(":scope > [data-home]"));
  }
}
