import { expect } from "@playwright/test";
import { isHydrated } from "../support/hydration.ts";
import { type Browser, NOISES_KEY } from "./browser.ts";

/** Keys without a letter, as WebDriver writes them. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE006",
  Shift: "\uE008",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowDown: "\uE015",
};

/** The elements that a selector names, among them those that are shown and whose name contains some words. */
type Target = readonly [selector: string, words?: string];

/** Where the middle of the first such element is, once it is in view and nothing covers it; null before. */
function findPlace(selector: string, words: string): { x: number; y: number } | null {
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
  };
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.getClientRects().length > 0 && nameOf(candidate).includes(words),
  );
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getClientRects()[0]!;
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? place : null;
}

/** What a person does and sees in a browser. Whatever is not there yet is waited for. */
export function asVisitor(browser: Browser, origin: string) {
  const { run } = browser;

  async function typeKeys(...values: string[]) {
    const actions = values.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await browser.act([{ type: "key", id: "keyboard", actions }]);
  }

  async function read<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
    // A page that is being replaced by the next one runs nothing.
    return run(script, ...args).catch(() => undefined);
  }

  async function hydrated() {
    // The application starts by itself only when the browser is idle; any key starts it at once.
    await typeKeys(KEYS.Shift);
    await expect.poll(() => read(isHydrated), "the page is hydrated").toBe(true);
  }

  const visitor = {
    run,
    downloads: browser.downloads,
    chooseFile: browser.chooseFile,
    back: browser.back,
    forward: browser.forward,

    /** Opens a page and waits until it is hydrated. */
    async open(path: string) {
      await read(() => void document.documentElement.setAttribute("data-left", ""));
      await browser.open(`${origin}${path}`);
      await expect
        .poll(() =>
          read(() => document.readyState === "complete" && !document.documentElement.hasAttribute("data-left")),
        )
        .toBe(true);
      await hydrated();
    },

    /** Waits until the page of a URL is there as a whole: left before, the browser reports what it has not loaded. */
    async arrivesAt(path: string) {
      await visitor.isAt(path);
      await hydrated();
    },

    press: (key: keyof typeof KEYS) => typeKeys(KEYS[key]),

    async click(selector: string, words = "") {
      let place: { x: number; y: number } | null | undefined = null;
      const standsStill = async () => {
        const before = place;
        place = await read(findPlace, selector, words);
        return place !== null && JSON.stringify(place) === JSON.stringify(before);
      };
      await expect.poll(standsStill, `${selector} "${words}" can be pressed`).toBe(true);
      const actions = [
        { type: "pointerMove", ...place! },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await browser.act([{ type: "pointer", id: "mouse", actions }]);
    },

    /** Replaces what stands in a field. */
    async fill(selector: string, text: string) {
      await visitor.click(selector);
      await run(() => (document.activeElement as HTMLInputElement).select());
      await typeKeys(...text);
      await expect
        .poll(() => read((field) => document.querySelector<HTMLInputElement>(field)?.value, selector))
        .toBe(text);
    },

    /** Chooses from a `<select>`, whose list the system draws outside the page. */
    async choose(selector: string, value: string) {
      await visitor.sees(selector);
      await run(
        (field, chosen) => {
          const select = document.querySelector<HTMLInputElement>(field)!;
          select.focus();
          select.value = chosen;
          for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
        },
        selector,
        value,
      );
    },

    async sees(...[selector, words = ""]: Target) {
      const isSeen = (part: string, text: string) =>
        [...document.querySelectorAll(part)].some(
          (element) => element.getClientRects().length > 0 && (element.textContent ?? "").includes(text),
        );
      await expect.poll(() => read(isSeen, selector, words), `${selector} "${words}" is seen`).toBe(true);
    },

    async seesNo(selector: string) {
      const isGone = (part: string) =>
        [...document.querySelectorAll(part)].every((element) => element.getClientRects().length === 0);
      await expect.poll(() => read(isGone, selector), `${selector} is gone`).toBe(true);
    },

    /** Waits until a function of the page answers so. */
    async expects<Result>(script: () => Result, answer: unknown) {
      await expect.poll(() => read(script), String(script)).toEqual(answer);
    },

    isAt: (path: string) =>
      expect.poll(() => read(() => location.pathname + location.search + location.hash)).toBe(path),

    /** Errors and warnings of the pages since the last call. */
    takeNoises: () =>
      run((key) => {
        const noises = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
        sessionStorage.removeItem(key);
        return noises;
      }, NOISES_KEY),
  };
  return visitor;
}

export type Visitor = ReturnType<typeof asVisitor>;
