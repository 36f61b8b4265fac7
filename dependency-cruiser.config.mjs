import { OWNER_PAGES } from "./domain/owner-pages.ts";

// The one place that says which folder may import which; `npm run check` refuses anything else, circles included.

/** Folders of the pages, from the one that wires everything to the one that all use: each imports only what stands below it. */
const LAYERS = ["site|office", "pages|feeds", "features", "layout", "ui|pictures|content", "lib"];

const API_CLIENT = "^web/lib/api\\.ts$";
const WORKERS_APP = "^worker/app\\.ts$";
/** What `#content` and the like are in Node; a build has the values instead. */
const BUILT_VALUES = "^content-model/modules/";
const OFFICE = `^web/(office|ui/office|pages/(${OWNER_PAGES.map((page) => page.slice(1)).join("|")}))/`;

/** What no module may import, by the name of the rule that says so. */
const REFUSED = {
  // Rules that both sides read: no package but the one that checks forms, no clock, no side. Who runs the site, what is sold and the catalog of countries are values that a build has.
  "domain-imports-only-itself": {
    from: { path: "^domain/" },
    to: { pathNot: ["^domain/", BUILT_VALUES, "node_modules/valibot/"] },
  },
  "of-the-worker-the-desk-alone-reads-content": {
    from: { path: "^(domain|worker)/", pathNot: "^worker/desk/" },
    to: { path: "^content-model/", pathNot: BUILT_VALUES },
  },
  // Pages know what content was resolved to; what is checked and how, only the desk and its index.
  "pages-know-resolved-content": {
    from: { path: "^web/", pathNot: "^web/(content|feeds|pages/desk)/|^web/site/preview\\.worker\\.ts$" },
    to: { path: "^content-model/(schema|rules|read)/", dependencyTypesNot: ["type-only"] },
  },
  // Node's files are read by a module of their own, which no bundle has.
  "content-is-read-by-one-entry": {
    from: { pathNot: "^content-model/" },
    to: { path: "^content-model/read/", pathNot: "^content-model/read/texts-in\\.ts$" },
  },
  "the-content-model-imports-domain-alone": {
    from: { path: "^content-model/" },
    to: { path: "^(web|worker|scripts)/" },
  },
  // What may stand there, what it must also hold to, how it is read.
  "a-schema-imports-schemas-alone": {
    from: { path: "^content-model/schema/" },
    to: { path: "^content-model/", pathNot: "^content-model/schema/" },
  },
  "a-rule-reads-no-file": { from: { path: "^content-model/rules/" }, to: { path: "^content-model/(read|resolve)/" } },
  // But the rules of a plan stand together, also where the pages alone read one.
  "what-only-web-reads-stands-in-web": {
    from: { path: "^(worker/index|content-model/resolve/resolve-country)\\.ts$" },
    to: { path: "^domain/", pathNot: "^domain/plan-[a-z]+\\.ts$", reachable: false },
  },
  "worker-knows-nothing-of-web": { from: { path: "^worker/" }, to: { path: "^web/" } },
  // The development server alone runs the Worker itself.
  "web-knows-the-type-of-the-workers-app": {
    from: { path: "^web/", pathNot: [API_CLIENT, "^web/site/development\\.ts$"] },
    to: { path: "^worker/" },
  },
  "the-client-of-the-api-knows-the-workers-app": {
    from: { path: API_CLIENT },
    to: { path: "^worker/", pathNot: WORKERS_APP },
  },
  "the-workers-app-is-a-type": {
    from: { path: API_CLIENT },
    to: { path: WORKERS_APP, dependencyTypesNot: ["type-only"] },
  },
  // The Worker has a folder for each noun, with its routes, its use cases and its SQL.
  "only-the-app-imports-routes": {
    from: { path: "^worker/", pathNot: WORKERS_APP },
    to: { path: "^worker/.*routes\\.ts$" },
  },
  "nothing-imports-what-wires-the-worker": {
    from: { path: "^worker/[a-z]+/" },
    to: { path: "^worker/(app|consumer|index|sweep)\\.ts$" },
  },
  "sql-in-stores-only": {
    from: { path: "^worker/", pathNot: ["^worker/db/", "\\.store\\.ts$"] },
    to: { path: "node_modules/drizzle-orm/" },
  },
  "a-store-imports-only-stores": {
    from: { path: "^worker/.*\\.store\\.ts$" },
    to: { path: "^worker/", pathNot: ["^worker/db/", "\\.store\\.ts$"] },
  },
  // The tables of all nouns are here: they refer to each other, which folders must not.
  "db-imports-no-noun": { from: { path: "^worker/db/" }, to: { path: "^worker/", pathNot: "^worker/db/" } },
  // The guard of all public forms is given what to do with a post that it doubts.
  "http-imports-no-noun": {
    from: { path: "^worker/http/" },
    to: { path: "^worker/[a-z]+/", pathNot: "^worker/(http|db)/" },
  },
  "what-all-pages-use-imports-only-lib": {
    from: { path: "^web/(ui|pictures|content|lib)/" },
    to: { path: "^web/", pathNot: "^web/($1|lib)/" },
  },
  "a-page-never-imports-another": {
    from: { path: "^web/pages/([^/]+)/" },
    to: { path: "^web/pages/", pathNot: "^web/pages/$1/" },
  },
  "a-feature-imports-only-shared-features": {
    from: { path: "^web/features/([^/]+)/" },
    to: { path: "^web/features/", pathNot: "^web/features/($1|forms|facts|opt-in|text-blocks)/" },
  },
  "what-features-share-imports-no-feature": {
    from: { path: "^web/features/(forms|facts|text-blocks)/" },
    to: { path: "^web/features/", pathNot: "^web/features/$1/" },
  },
  // They answer before React has come.
  "behaviors-need-no-react": {
    from: { path: ["^web/site/behaviors\\.ts$", "\\.behavior\\.ts$"] },
    to: { path: "node_modules/(react|react-dom|react-router)/", reachable: true },
  },
  // A page loads only the behaviors that its elements name (decision: islands).
  "every-page-loads-no-behavior-of-some": {
    from: { path: "^web/site/start\\.ts$" },
    to: { path: ["^web/pages/", "\\.behavior\\.ts$"], reachable: true },
  },
  // Public pages use the platform's own elements (decision: native-elements).
  "office-primitives-in-the-back-office-only": {
    from: { path: "^web/", pathNot: OFFICE },
    to: { path: "^web/ui/office/" },
  },
  // Imports of types alone count: a type stands below what uses it.
  "no-circle-between-modules": { from: { path: "^(content-model|domain|worker|web)/" }, to: { circular: true } },
  // Two folders that need each other are one folder, or one of them holds something that belongs elsewhere.
  "no-circle-between-folders": {
    scope: "folder",
    from: { path: "^(content-model|domain|web|worker)(/|$)" },
    to: { circular: true },
  },
};

/** For each layer: it imports none above it. */
const pointDown = LAYERS.slice(1).map((layer, index) => ({
  name: `web/(${layer})-imports-nothing-above-it`,
  comment: LAYERS.join(" -> "),
  severity: "error",
  from: { path: `^web/(${layer})(/|$)` },
  to: { path: `^web/(${LAYERS.slice(0, index + 1).join("|")})(/|$)` },
}));

export default {
  forbidden: [
    ...Object.entries(REFUSED).map(([name, rule]) => Object.assign(rule, { name, severity: "error" })),
    ...pointDown,
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc reads the files.
    parser: "swc",
    doNotFollow: { path: ["node_modules", BUILT_VALUES] },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs"] },
  },
};
