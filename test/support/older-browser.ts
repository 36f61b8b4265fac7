import type { Page } from "@playwright/test";

/**
 * Takes away what the oldest supported browsers lack (decision: oldest-browsers), with the first versions of Chrome, Firefox
 * and Safari that have it.
 */
export async function makeOlder(page: Page) {
  await page.addInitScript(() => {
    const remove = (owner: object | undefined, names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    };
    // 120, 115, 17 and 126, 126, 18
    remove(URL, ["canParse", "parse"]);
    // 113, 112, 17
    remove(URLSearchParams.prototype, ["size"]);
    // 119, 121, 17.4 and 128, 134, 18.2
    remove(Promise, ["withResolvers", "try"]);
    // 117, 119, 17.4
    remove(Object, ["groupBy"]);
    remove(Map, ["groupBy"]);
    // 121, 115, 16.4
    remove(Array, ["fromAsync"]);
    // 116, 124, 17.4
    remove(AbortSignal, ["any"]);
    // 122, 127, 17
    remove(Set.prototype, ["union", "intersection", "difference", "symmetricDifference"]);
    remove(Set.prototype, ["isSubsetOf", "isSupersetOf", "isDisjointFrom"]);
    // 122, 131, 18.4
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
    remove(iterator, [
      "map",
      "filter",
      "take",
      "drop",
      "flatMap",
      "reduce",
      "toArray",
      "forEach",
      "some",
      "every",
      "find",
    ]);
    remove(window, ["Iterator", "scheduler", "requestIdleCallback", "cancelIdleCallback"]);
    // 114, 122, 17.4
    remove(ArrayBuffer.prototype, ["transfer", "transferToFixedLength"]);
    // 119 in Firefox
    remove(Element.prototype, ["ariaBusy", "ariaPressed", "ariaExpanded"]);
    // 114, 125, 17
    remove(HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]);
    // 105, 106, 17.4
    remove(Element.prototype, ["checkVisibility"]);
    // 111, 144, 18
    remove(Document.prototype, ["startViewTransition"]);
    // 105, 115, 17
    remove(Response, ["json"]);
  });
}
