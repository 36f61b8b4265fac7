import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import basicSsl from "@vitejs/plugin-basic-ssl";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentPlugin } from "./scripts/content-plugin.ts";
import { schemaPlugin } from "./scripts/content-schemas.ts";

// decision: oldest-browsers
const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4"];

/**
 * Five builds: what browsers load of the public pages and of the back office, what renders the pages, once for previews and
 * once for the build (scripts/prerender.ts calls it), and the Worker.
 */
export default defineConfig(({ command }) => ({
  publicDir: "web/public",
  build: { outDir: "build" },
  environments: {
    client: {
      // The development server finds here, at its start, what packages pages use: one found later would load the page again.
      optimizeDeps: {
        entries: [
          "web/site/start.ts",
          "web/site/preview.worker.ts",
          "web/office/main.tsx",
          "web/**/*.island.tsx",
          "web/**/*.behavior.ts",
        ],
      },
      build: {
        outDir: "build/client",
        manifest: true,
        target: OLDEST_BROWSERS,
        cssTarget: OLDEST_BROWSERS,
        // The licenses of what the pages contain, fonts among it.
        license: { fileName: "third-party-licenses.txt" },
        rolldownOptions: {
          input: ["web/site/loader.ts", "web/site/start.ts", "web/styles/public-pages.css"],
          // The loader calls what start.ts exports.
          preserveEntrySignatures: "exports-only",
          output: {
            codeSplitting: {
              // Few files: each costs a request. What behaviors import stands apart from what needs React, so that they do not
              // bring it.
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "behaviors", tags: ["$initial"], minShareCount: 2, priority: 2 },
                { name: "plain", test: /(?<!\/domain\/forms)\/(?!use-)[^/]+\.ts$/, minShareCount: 3, priority: 1 },
                // What checks a form comes when its first field is touched.
                { name: "forms", test: /\/domain\/forms\//, minShareCount: 3 },
                { name: "shared", minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // By itself, so that nothing of it is in a chunk that public pages share.
    office: {
      consumer: "client",
      build: {
        outDir: "build/client",
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: ".vite/office-manifest.json",
        target: OLDEST_BROWSERS,
        cssTarget: OLDEST_BROWSERS,
        license: { fileName: ".vite/office-licenses.txt" },
        rolldownOptions: { input: ["web/office/main.tsx", "web/styles/owner-pages.css"] },
      },
    },
    // What renders pages, for the office to show them with edits: for browsers, but built as what follows.
    preview: {
      consumer: "server",
      keepProcessEnv: false,
      resolve: { noExternal: true, conditions: ["worker", "browser", "module"] },
      build: {
        outDir: "build/client",
        emptyOutDir: false,
        copyPublicDir: false,
        minify: true,
        manifest: ".vite/preview-manifest.json",
        target: OLDEST_BROWSERS,
        license: { fileName: ".vite/preview-licenses.txt" },
        rolldownOptions: {
          input: "web/site/preview.worker.ts",
          output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
        },
      },
    },
    prerender: {
      consumer: "server",
      build: {
        outDir: "build/prerender",
        copyPublicDir: false,
        // Pictures and fonts that only the pages name, with the names that the pages give them.
        emitAssets: true,
        rolldownOptions: { input: "web/site/prerender.ts" },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "office", "preview", "prerender", "server"]) await build(environments[name]!);
    },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "server" },
      // The tests of the development server have a database of their own.
      ...(process.env.DEV_STATE && { persistState: { path: process.env.DEV_STATE } }),
      config: {
        // The development server renders pages, too; deployed, they are static files.
        ...(command === "serve" && { main: "web/site/development.ts" }),
        // Links in mails of the development server lead back to it.
        ...(process.env.DEV_ORIGIN && { vars: { SITE_ORIGIN: process.env.DEV_ORIGIN } }),
      },
    }),
    contentPlugin(),
    schemaPlugin(),
    tailwindcss(),
    react(),
    // `npm start -- --https`.
    process.env.DEV_ORIGIN?.startsWith("https:") && basicSsl({ name: "localhost", certDir: ".wrangler/certificate" }),
  ],
}));
