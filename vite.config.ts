import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// React Router gives each page 10 s to be prerendered, without an option for it; on a busy machine the local runtime alone
// can take that long to start.
const PRERENDER_TIMEOUT_MS = 180_000;
const createTimeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => createTimeout(Math.max(milliseconds, PRERENDER_TIMEOUT_MS));

export default defineConfig({
  publicDir: "web/public",
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
        // decision: oldest-browsers
        target: ["chrome111", "edge111", "firefox115", "safari16.4"],
        // The licenses of what the pages contain, fonts among it.
        license: { fileName: "third-party-licenses.txt" },
        rolldownOptions: {
          output: {
            // Few files: each costs a request, and small ones compress badly.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "router", test: /node_modules\/react-router\//, priority: 2 },
                { name: "shared", test: /\/(web|domain|node_modules)\//, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Links in mails of the development server lead back to it.
      config: process.env.DEV_ORIGIN ? { vars: { SITE_ORIGIN: process.env.DEV_ORIGIN } } : {},
    }),
    tailwindcss(),
    reactRouter(),
  ],
});
