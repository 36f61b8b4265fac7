import { matchesQuery } from "#domain/text-search.ts";
import { type CountText, countText } from "#web/lib/interpolate.ts";
import { changePageParams, readPageUrl, subscribeToPageUrl, withParams } from "#web/lib/page-url.ts";

const PARAMETER = "q";

/** Milliseconds without a key before the URL follows: browsers refuse a hundred changes of it in half a minute. */
const DEBOUNCE_MS = 250;

/** Lets the search box of a list (filtered-list.tsx) filter it; what is typed is in the URL as `?q=`. */
export function filterList() {
  const list = document.querySelector<HTMLElement>("[data-slot=filtered-list]");
  if (!list) return;
  const field = list.querySelector<HTMLInputElement>("input[type=search]")!;
  const readParam = () => new URLSearchParams(readPageUrl().search).get(PARAMETER) ?? "";
  let timer: ReturnType<typeof setTimeout>;

  function search() {
    showMatches(list!, field.value);
    clearTimeout(timer);
    const wanted = field.value.trim() === "" ? "" : field.value;
    if (wanted !== readParam()) timer = setTimeout(() => writeParam(wanted), DEBOUNCE_MS);
  }

  /** Something else than typing has changed the URL: the back button, for example. */
  function followUrl() {
    clearTimeout(timer);
    if (field.value.trim() === readParam().trim()) return;
    field.value = readParam();
    showMatches(list!, field.value);
  }

  field.addEventListener("input", search);
  // Enter must not load the page again.
  field.form!.addEventListener("submit", (event) => event.preventDefault());
  list.querySelector("[data-slot=empty-state] button")!.addEventListener("click", () => {
    field.value = "";
    search();
    field.focus();
  });
  subscribeToPageUrl(followUrl);
  // What was typed before the scripts came wins over what the URL says.
  field.value ||= readParam();
  if (field.value) search();
}

function writeParam(value: string) {
  changePageParams((before) => withParams(before, { [PARAMETER]: value }), { replace: true });
}

/** Shows the items with the words of a query, the sections that have any, and how many they are. */
function showMatches(list: HTMLElement, query: string) {
  const texts = new Map<HTMLElement, string[]>();
  for (const words of list.querySelectorAll("[data-searched]")) {
    const item = words.closest<HTMLElement>("li, details")!;
    texts.set(item, [...(texts.get(item) ?? []), words.textContent]);
  }
  const matches = [...texts].filter(([item, words]) => {
    item.hidden = !matchesQuery(query, words);
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
