import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: "web/public",
  // The licenses of what the pages contain, fonts among it.
  environments: { client: { build: { license: { fileName: "third-party-licenses.txt" } } } },
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
