import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
