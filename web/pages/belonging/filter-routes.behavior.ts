import { fitsFilters, type RouteFilters, type RouteTraits } from "#domain/belonging.ts";
import { joinWords } from "#domain/join-words.ts";
import { readPassport, showPassport } from "#web/features/visitor/passport-choice.ts";
import { type CountText, countText, interpolate } from "#web/lib/interpolate.ts";
import { changePageParams, readPageUrl, subscribeToPageUrl, withParams } from "#web/lib/page-url.ts";

/** Hides the routes that don't fit what the reader can show, holds and wants, which the URL keeps. */
export function filterRoutes() {
  const form = document.querySelector<HTMLFormElement>("form[data-slot=route-filters]");
  if (!form) return;
  const texts = JSON.parse(form.dataset.texts!) as { found: CountText; openIn: string; noneOpen: string };
  const selects = [...form.querySelectorAll("select")];
  const [proof, want] = [selects.find(({ name }) => name === "proof")!, selects.find(({ name }) => name === "want")!];
  const found = form.querySelector<HTMLElement>("[data-slot=routes-found]")!;
  const reset = form.querySelector<HTMLElement>("button[type=reset]")!;
  const rows = [...document.querySelectorAll<HTMLDetailsElement>("details[data-slot=country-row]")];

  function show() {
    const filters = readFilters();
    proof.value = filters.proof;
    want.value = filters.want;
    showPassport(form!, filters.passport);
    const isFiltered = Object.values(filters).some(Boolean);
    const fitting = showFitting(rows, filters, isFiltered);
    reset.hidden = !isFiltered;
    found.textContent = isFiltered ? describeFound(fitting, texts) : "";
  }

  function choose() {
    const filters = { proof: proof.value, want: want.value, passport: readPassport(form!) };
    changePageParams((before) => withParams(before, filters), { replace: true });
  }

  form.addEventListener("change", choose);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () =>
    changePageParams((before) => withParams(before, { proof: "", want: "", passport: "" }), { replace: true }),
  );
  subscribeToPageUrl(show);
  // What was chosen before the scripts came wins over what the URL says.
  if (selects.some(({ selectedIndex }) => selectedIndex > 0)) choose();
  else show();

  /** What the URL says, where the form offers it. */
  function readFilters(): RouteFilters {
    const params = new URLSearchParams(readPageUrl().search);
    const offered = (select: HTMLSelectElement) => {
      const value = params.get(select.name) ?? "";
      return [...select.options].some((option) => option.value === value) ? value : "";
    };
    return { proof: offered(proof), want: offered(want), passport: params.get("passport") ?? "" };
  }
}

type Found = { country: string; state: RouteTraits["state"] };

/**
 * Shows the routes that fit and the countries that have any, those with an open one first, and opened where there is more to choose
 * by than a passport; a country without such a route fits no filter.
 */
function showFitting(rows: readonly HTMLDetailsElement[], filters: RouteFilters, isFiltered: boolean): Found[] {
  const opens = filters.proof !== "" || filters.want !== "";
  const found = rows.map((row) => {
    const routes = [...row.querySelectorAll<HTMLElement>("[data-slot=route]")].map((item) => {
      const traits = JSON.parse(item.dataset.route!) as RouteTraits;
      item.hidden = isFiltered && (traits.state === "none" || !fitsFilters(traits, filters));
      return { item, state: traits.state };
    });
    const fitting = routes.filter(({ item }) => !item.hidden);
    row.hidden = fitting.length === 0;
    // The verdict of all routes together says nothing of those that fit.
    const verdict = row.querySelector<HTMLElement>("[data-slot=country-value]")!;
    if (verdict.hidden !== opens) row.open = verdict.hidden = opens;
    return { row, fitting: fitting.map(({ state }) => ({ country: row.dataset.country!, state })) };
  });
  const isOpen = ({ fitting }: { fitting: readonly Found[] }) => fitting.some(({ state }) => state === "open");
  const ordered = opens ? [...found.filter(isOpen), ...found.filter((one) => !isOpen(one))] : found;
  for (const { row } of ordered) row.parentElement!.appendChild(row);
  return found.flatMap(({ fitting }) => fitting);
}

function describeFound(routes: readonly Found[], texts: { found: CountText; openIn: string; noneOpen: string }) {
  const open = new Set(routes.filter(({ state }) => state === "open").map(({ country }) => country));
  const today = open.size > 0 ? interpolate(texts.openIn, { countries: joinWords([...open]) }) : texts.noneOpen;
  return `${countText(texts.found, routes.length)} ${routes.length > 0 ? today : ""}`.trim();
}
