import { fileURLToPath, pathToFileURL } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import basicSsl from "@vitejs/plugin-basic-ssl";
import { defineConfig, type Plugin } from "vite";
import { readSite } from "./domain/site.ts";
import { FINDER_ENTRIES } from "./web/features/finder/finder-entries.ts";
import { withoutRouter } from "./web/late-start/without-router.ts";
import { pageStyles } from "./web/styles/page-styles.ts";
import type { IconShape } from "./web/ui/lucide-icon.tsx";

// React Router gives each page 10 s to be prerendered, without an option for it; on a busy machine the local runtime alone
// can take that long to start.
const PRERENDER_TIMEOUT_MS = 180_000;
const createTimeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => createTimeout(Math.max(milliseconds, PRERENDER_TIMEOUT_MS));

// decision: oldest-browsers
const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** The scripts that pages have in common, by what they hold. What only one page needs is in that page's own. */
const SCRIPTS: readonly (readonly [name: string, modules: RegExp])[] = [
  ["react", /^\0|node_modules\/(react|react-dom|scheduler)\//],
  [
    "shared",
    new RegExp(
      [
        "web\\/(root|entry\\.client)\\.tsx",
        "web\\/(layout|late-start)\\/",
        "web\\/ui\\/(?!copy-button|dialog\\.|load-more|select|skeleton|table|tabs|toast-viewport|try-again)",
        "web\\/lib\\/(?!amounts|api\\.|list-names|owners-day|query-client|session-end)",
        "web\\/features\\/facts\\/(copy|fact|fact-offices|prerendered-facts)\\.",
        "web\\/content\\/page-paths\\.",
        "web\\/pictures\\/(poster|prerendered-poster|stars|woven)",
        "domain\\/(calculator-input|facts|lead|message|picture|site|visit)\\.",
        "icons\\/(arrow-|check\\.|external-link|file-check|house|mail\\.|users\\.)",
      ].join("|"),
    ),
  ],
  // A form before anybody uses it, and what is fetched when somebody does.
  [
    "send-form",
    /node_modules\/(valibot|uuidv7|hono|@zootools)\/|forms\/(check-fields|describe-visit|field-schemas|email-suggestion|turnstile)\.|domain\/email\.|(waitlist|opt-in|messages)\/(schema|queries)\./,
  ],
  ["form", /web\/(features\/forms|content\/offer-texts)/],
  ["opt-in-and-messages", /web\/features\/(opt-in|messages)\//],
  [
    "figures",
    /web\/(pictures\/charts|lib\/amounts|ui\/copy-button)|domain\/(currency|cost-comparison|comparison-params)\./,
  ],
  ["calculation", /landing-calculator\/(schema|submit-calculation)\./],
  [
    "documents",
    /web\/(pages\/(privacy-policy|terms-of-service|cookie-policy|not-found|faq)|features\/(legal-document|text-blocks|questions|search))\/|domain\/text-search\./,
  ],
  // With the words that the finder has before it is used: the page must not need the finder itself.
  [
    "home",
    /web\/(pages\/home\/page|features\/finder\/(copy|finder|finder-form|use-finder))\.|domain\/finder-choices\./,
  ],
  [
    "finder",
    /web\/features\/finder\/(africa-map|country-panel|finder-entries|finder-results|standing)\.|lib\/list-names\./,
  ],
  [
    "details",
    /web\/pages\/(compare\/|(readers|matches|top-countries)\/page\.|.*\/(guide|visa|article|profile)\/page\.)/,
  ],
  // What toasts and the owner's dialogs and tabs have in common.
  [
    "radix",
    /node_modules\/@radix-ui\/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[a-z-]+|visually-hidden))\/|icons\/x\./,
  ],
  [
    "owner",
    /web\/(features\/(announcements|owner-session|site-status|lead-sources)|ui\/(load-more|skeleton|try-again)|lib\/owners-day)|icons\/refresh-cw\.|domain\/(outside-links|owner-lists)\.|@tanstack\/(query-core|react-query)\//,
  ],
  // Apart from the page of announcements, which loads none of what these load after the sign-in.
  ["owner-pages", /web\/pages\/(admin|analytics|contacts|optin-report)\/page/],
];

/**
 * In built pages the library's icons are their shapes, drawn by one small component: the library's maker is 2 kB of
 * options, and half of each icon's module is names.
 */
function smallIcons(): Plugin {
  const maker = fileURLToPath(new URL("web/ui/lucide-icon.tsx", import.meta.url));
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        type IconModule = { __iconData?: { node: readonly IconShape[] } };
        const { __iconData } = (await import(pathToFileURL(id).href)) as IconModule;
        // An icon's other names are modules that pass it on.
        if (!__iconData) return undefined;
        // Without React's keys: an icon's shapes never change their order.
        const list = JSON.stringify(__iconData.node, (name, value) => (name === "key" ? undefined : value)).slice(
          1,
          -1,
        );
        return `import { drawIcon } from ${JSON.stringify(maker)}; export default /* @__PURE__ */ drawIcon(${list});`;
      },
    },
  };
}

/** Puts what some modules work out at the build in their place: what they work it out of is many times as large. */
function builtValues(): Plugin {
  let values: Readonly<Record<string, string>> = {};
  return {
    name: "built-values",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ env }) {
      values = {
        "domain/site.ts": `export const site = ${JSON.stringify(readSite(env))};`,
        "finder/finder-entries.ts": `export const FINDER_ENTRIES = ${JSON.stringify(FINDER_ENTRIES)};`,
      };
    },
    load: {
      filter: { id: /\/(domain\/site|finder\/finder-entries)\.ts$/ },
      handler: (id) => values[id.split("/").slice(-2).join("/")],
    },
  };
}

export default defineConfig(({ isPreview }) => ({
  publicDir: "web/public",
  // Pages are prerendered by a preview server, for which React Router would watch every file of the repository.
  server: isPreview ? { watch: null } : {},
  // The style sheets are emitted where their addresses stand: with what renders the head.
  build: { cssTarget: OLDEST_BROWSERS },
  // What pages load only when it is needed: found late, it would make the development server reload an open page.
  optimizeDeps: {
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-select",
      "@radix-ui/react-tabs",
      "@radix-ui/react-toast",
      "@tanstack/react-query",
      "@tanstack/react-table",
      "@tanstack/react-virtual",
      "class-variance-authority",
      "hono/client",
      "lucide-react",
      "valibot",
    ],
  },
  environments: {
    client: {
      build: {
        target: OLDEST_BROWSERS,
        // The licenses of what the pages contain, fonts among it.
        license: { fileName: "third-party-licenses.txt" },
        rolldownOptions: {
          // Rules, data and texts do nothing by being imported: what only loaders use stays out.
          treeshake: { moduleSideEffects: [{ test: /\/(domain|web\/content)\//, sideEffects: false }] },
          output: {
            // Few files: each costs a request, and small ones compress badly. What a group's modules import comes with
            // them unless a group of higher priority has it, so what all pages share stands first.
            codeSplitting: {
              groups: SCRIPTS.map(([name, test], index) => ({ name, test, priority: SCRIPTS.length - index })),
            },
          },
        },
      },
    },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Nobody debugs what prerenders the pages, and two builds at once would take the same port.
      ...(isPreview ? { inspectorPort: false } : {}),
      // Links in mails of the development server lead back to it.
      config: process.env.DEV_ORIGIN ? { vars: { SITE_ORIGIN: process.env.DEV_ORIGIN } } : {},
    }),
    pageStyles(),
    tailwindcss(),
    withoutRouter(),
    smallIcons(),
    builtValues(),
    reactRouter(),
    // `npm start -- --https`.
    process.env.DEV_ORIGIN?.startsWith("https:") && basicSsl({ name: "localhost", certDir: ".wrangler/certificate" }),
  ],
}));
