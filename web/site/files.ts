import { calendar } from "#web/feeds/calendar.ts";
import { contentFilesFile, contentVersionFile } from "#web/feeds/content-files.ts";
import { deskIndexFile } from "#web/feeds/desk-index.ts";
import { feed } from "#web/feeds/feed.ts";
import { llms } from "#web/feeds/llms.ts";
import { openDataFiles } from "#web/feeds/open-data-files.ts";
import { reviewDays } from "#web/feeds/reviews.ts";
import { robots } from "#web/feeds/robots.ts";
import { searchIndex } from "#web/feeds/search-index.ts";
import { sitemap } from "#web/feeds/sitemap.ts";
import { visaStepsFile } from "#web/feeds/visa-steps.ts";
import { watchListFile } from "#web/feeds/watch-list.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { CONTENT_VERSION_PATH } from "#domain/content-version.ts";
import { CONTENT_FILES_PATH } from "#domain/desk.ts";
import { DESK_INDEX_PATH } from "#web/content/desk-rows.ts";
import { WATCH_LIST_PATH } from "#domain/watch/watch-list.ts";
import { DETAIL_PAGES, hasCalendar } from "#web/content/detail-pages.ts";
import {
  calendarPath,
  cityColumnPath,
  columnPath,
  factRowsPath,
  planKitPath,
  visaPath,
  visaStepsPath,
} from "#web/content/page-paths.ts";
import { VISA_COUNTRIES, type VisaType } from "#web/content/countries/visas.ts";
import { cityColumn } from "#web/pages/compare/city-column.ts";
import { CITIES } from "#web/content/countries/cities.ts";
import { countryColumn } from "#web/content/comparisons.ts";
import { columnFile } from "#web/pages/compare/column-file.tsx";
import { PASSPORT_ANSWERS_FILE } from "#web/features/visitor/passport-choice.ts";
import { passportAnswersFile } from "#web/pages/country-guides/guide/passport-answers-file.tsx";
import { factRowsFile } from "#web/pages/country-guides/guide/fact-rows-file.ts";
import { planKitFile } from "#web/pages/my-plan/kit-file.tsx";
import { readLaunchState } from "#web/pages/optin-report/first-day/launch-state.ts";

/** The files that are made of the same data as the pages, by their paths. */
export const files: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "/sitemap.xml": sitemap,
  "/robots.txt": robots,
  "/feed.xml": feed,
  "/llms.txt": llms,
  ...openDataFiles,
  [CONTENT_FILES_PATH]: contentFilesFile,
  [CONTENT_VERSION_PATH]: contentVersionFile,
  [DESK_INDEX_PATH]: deskIndexFile,
  [WATCH_LIST_PATH]: watchListFile,
  "/search-index.json": searchIndex,
  "/reviews.json": reviewDays,
  [PASSPORT_ANSWERS_FILE]: passportAnswersFile,
  "/launch-state.json": () => Response.json(readLaunchState()),
  ...Object.fromEntries(
    DETAIL_PAGES.filter(hasCalendar).map((page) => [calendarPath(page.path), () => calendar(page)]),
  ),
  ...Object.fromEntries(COUNTRIES.map(({ id }) => [factRowsPath(id), () => factRowsFile(id)])),
  ...Object.fromEntries(COUNTRIES.map(({ id }) => [planKitPath(id), () => planKitFile(id)])),
  ...Object.fromEntries(COUNTRIES.map(({ id }) => [columnPath(id), () => columnFile(countryColumn(id))])),
  ...Object.fromEntries(CITIES.map((place) => [cityColumnPath(place.city.id), () => columnFile(cityColumn(place))])),
  ...Object.fromEntries(
    VISA_COUNTRIES.flatMap(({ country, types }) =>
      types.map((type: VisaType) => [visaStepsPath(visaPath(country, type.id)), () => visaStepsFile(country, type)]),
    ),
  ),
};
