import { OWNER_PAGES } from "./domain/owner-pages.ts";

// The one place that says which folder may import which; `npm run check` refuses anything else, circles included.

/** Folders of the Worker, from the one that wires everything to the one with the SQL: each imports only what stands below it. */
const WORKER_LAYERS = [
  ["(app|index|sweep)\\.ts"],
  ["routes"],
  ["leads", "people", "announcements", "http"],
  ["outbox"],
  ["mail", "media", "backups"],
  ["store"],
];

/** Folders of the pages, likewise. */
const WEB_LAYERS = [
  ["site", "office"],
  ["pages", "feeds"],
  ["features"],
  ["layout"],
  ["ui", "pictures", "content"],
  ["lib"],
];

/** Features that other features build on. */
const SHARED_FEATURES = "forms|facts|opt-in|text-blocks";

const REACT = "node_modules/(react|react-dom|react-router)/";

/** One rule for each layer: it imports none above it. */
function pointDown(side, layers) {
  return layers.slice(1).map((layer, index) => ({
    name: `${side}-${layer.join("-")}-imports-nothing-above-it`,
    comment: `Inside ${side}/: ${layers.map((names) => `{${names.join(", ")}}`).join(" -> ")}.`,
    severity: "error",
    from: { path: `^${side}/(${layer.join("|")})(/|$)` },
    to: {
      path: `^${side}/(${layers
        .slice(0, index + 1)
        .flat()
        .join("|")})(/|$)`,
    },
  }));
}

/** One rule for each folder that imports, of its side, only itself and what is named. */
function standAlone(folder, ...allowed) {
  return {
    name: `${folder.replaceAll("/", "-")}-imports-itself-and-${allowed.join("-and-") || "nothing"}`,
    severity: "error",
    from: { path: `^${folder}/` },
    to: { path: `^${folder.split("/")[0]}/`, pathNot: `^(${[folder, ...allowed].join("|")})/` },
  };
}

export default {
  forbidden: [
    {
      name: "domain-imports-only-itself",
      comment: "Rules and data that both sides read: no package, no clock, no side.",
      severity: "error",
      from: { path: "^domain/" },
      to: { pathNot: "^domain/" },
    },
    {
      name: "what-only-web-reads-stands-in-web",
      comment:
        "But the rules of a plan stand together, also where the pages alone read one (decision: import-direction).",
      severity: "error",
      from: { path: "^worker/index\\.ts$" },
      to: { path: "^domain/", pathNot: "^domain/plan-[a-z]+\\.ts$", reachable: false },
    },
    {
      name: "worker-knows-nothing-of-web",
      severity: "error",
      from: { path: "^worker/" },
      to: { path: "^web/" },
    },
    {
      name: "web-knows-the-type-of-the-workers-app",
      comment: "In web/lib/api.ts, as a type; the development server alone runs the Worker itself.",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/(lib/api|site/development)\\.ts$" },
      to: { path: "^worker/" },
    },
    {
      name: "the-client-of-the-api-knows-a-type",
      severity: "error",
      from: { path: "^web/lib/api\\.ts$" },
      to: { path: "^worker/", pathNot: "^worker/app\\.ts$" },
    },
    {
      name: "the-workers-app-is-a-type",
      severity: "error",
      from: { path: "^web/lib/api\\.ts$" },
      to: { path: "^worker/app\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    ...pointDown("worker", WORKER_LAYERS),
    {
      name: "a-route-imports-no-other-route",
      severity: "error",
      from: { path: "^worker/routes/" },
      to: { path: "^worker/(routes/|(app|index)\\.ts$)" },
    },
    ...pointDown("web", WEB_LAYERS),
    standAlone("web/ui", "web/lib"),
    standAlone("web/pictures", "web/lib"),
    standAlone("web/content", "web/lib"),
    standAlone("web/lib"),
    {
      name: "sql-in-the-store-only",
      comment: "worker/store is the only place that knows the database's language.",
      severity: "error",
      from: { path: "^worker/", pathNot: "^worker/store/" },
      to: { path: "node_modules/drizzle-orm/" },
    },
    {
      name: "a-page-never-imports-another",
      severity: "error",
      from: { path: "^web/pages/([^/]+)/" },
      to: { path: "^web/pages/", pathNot: "^web/pages/$1/" },
    },
    {
      name: "a-feature-imports-only-shared-features",
      severity: "error",
      from: { path: "^web/features/([^/]+)/" },
      to: { path: "^web/features/", pathNot: `^web/features/($1|${SHARED_FEATURES})/` },
    },
    {
      name: "what-features-share-imports-no-feature",
      severity: "error",
      from: { path: "^web/features/(forms|facts|text-blocks)/" },
      to: { path: "^web/features/", pathNot: "^web/features/$1/" },
    },
    {
      name: "behaviors-need-no-react",
      comment: "They answer before React has come.",
      severity: "error",
      from: { path: "^web/site/behaviors\\.ts$" },
      to: { path: REACT, reachable: true },
    },
    {
      name: "office-primitives-in-the-back-office-only",
      comment: "Public pages use the platform's own elements (decision: native-elements).",
      severity: "error",
      from: {
        path: "^web/",
        pathNot: `^web/(office|ui/office|pages/(${OWNER_PAGES.map((page) => page.slice(1)).join("|")}))/`,
      },
      to: { path: "^web/ui/office/" },
    },
    {
      name: "no-circle-between-folders",
      comment:
        "Two folders that need each other are one folder, or one of them holds something that belongs elsewhere.",
      severity: "error",
      scope: "folder",
      from: { path: "^(domain|worker|web)(/|$)" },
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc reads the files.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs"] },
  },
};
