import { matchesQuery } from "./text-search.ts";
import { type CountText, countText } from "#web/lib/interpolate.ts";
import { changePageParams, readPageUrl, subscribeToPageUrl, withParams } from "#web/lib/page-url.ts";

/** Milliseconds without a key before the URL follows: browsers refuse a hundred changes of it in half a minute. */
const DEBOUNCE_MS = 250;

/**
 * Lets the search box of a list (filtered-list.tsx) and its chips filter it. What is typed is in the URL as `?q=`, the
 * pressed chip as `?category=`.
 */
export function filterList() {
  const list = document.querySelector<HTMLElement>("[data-slot=filtered-list]");
  if (!list) return;
  const field = list.querySelector<HTMLInputElement>("input[type=search]")!;
  const chips = [...list.querySelectorAll<HTMLElement>("button[data-category]")];
  let timer: ReturnType<typeof setTimeout>;

  /** The chip that the URL names; without one, all is shown. */
  function readCategory(): string {
    const named = readParam("category");
    return chips.some(({ dataset }) => dataset.category === named) ? named : "";
  }

  function show() {
    const category = readCategory();
    for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.dataset.category === category));
    showMatches(list!, field.value, category);
  }

  function typedQuery(): string {
    return field.value.trim() === "" ? "" : field.value;
  }

  function search() {
    show();
    clearTimeout(timer);
    if (typedQuery() === readParam("q")) return;
    const change = () => changePageParams((before) => withParams(before, { q: typedQuery() }), { replace: true });
    timer = setTimeout(change, DEBOUNCE_MS);
  }

  /** At once, with what was typed a moment ago. */
  function choose(category: string) {
    changePageParams((before) => withParams(before, { q: typedQuery(), category }));
  }

  /** A chip, or something else than typing, has changed the URL: the back button, for example. */
  function followUrl() {
    clearTimeout(timer);
    if (field.value.trim() !== readParam("q").trim()) field.value = readParam("q");
    show();
  }

  field.addEventListener("input", search);
  // Enter must not load the page again.
  field.form!.addEventListener("submit", (event) => event.preventDefault());
  for (const chip of chips) chip.addEventListener("click", () => choose(chip.dataset.category!));
  list.querySelector("[data-slot=empty-state] button")!.addEventListener("click", () => {
    field.value = "";
    choose("");
    field.focus();
  });
  subscribeToPageUrl(followUrl);
  // What was typed before the scripts came wins over what the URL says.
  field.value ||= readParam("q");
  if (field.value || readCategory()) search();
}

function readParam(name: string): string {
  return new URLSearchParams(readPageUrl().search).get(name) ?? "";
}

/** Shows the items of a category with the words of a query, the sections that have any, and how many they are. */
function showMatches(list: HTMLElement, query: string, category: string) {
  const texts = new Map<HTMLElement, string[]>();
  for (const words of list.querySelectorAll("[data-searched]")) {
    const item = words.closest<HTMLElement>("li, details")!;
    texts.set(item, [...(texts.get(item) ?? []), words.textContent]);
  }
  const matches = [...texts].filter(([item, words]) => {
    const categories = JSON.parse(item.dataset.categories ?? "[]") as string[];
    const isUnder = category === "" || categories.includes(category);
    item.hidden = !isUnder || !matchesQuery(query, [...words, ...categories]);
    return !item.hidden;
  });
  for (const section of list.querySelectorAll("section")) {
    const count = matches.filter(([item]) => section.contains(item)).length;
    section.hidden = count === 0;
    const entry = list.querySelector<HTMLElement>(`[data-slot=section-entry][data-section="${section.id}"]`);
    if (!entry) continue;
    entry.hidden = count === 0;
    entry.querySelector("[data-slot=section-count]")!.textContent = String(count);
  }
  list.querySelector<HTMLElement>("[data-slot=filtered-items]")!.hidden = matches.length === 0;
  const empty = list.querySelector<HTMLElement>("[data-slot=filtered-empty]")!;
  empty.hidden = matches.length > 0;
  list.querySelector("[data-slot=search-found]")!.textContent =
    matches.length === 0
      ? empty.querySelector("h2")!.textContent
      : countText(JSON.parse(list.dataset.count!) as CountText, matches.length);
}
