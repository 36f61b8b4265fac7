// What no rule about single imports can say. oxlint refuses wrong directions and circles
// between modules while typing (.oxlintrc.json).
export default {
  forbidden: [
    {
      name: "no-circle-between-folders",
      comment:
        "Two folders that need each other are one folder, or one of them holds something that belongs elsewhere.",
      severity: "error",
      scope: "folder",
      from: { path: "^(domain|worker|web)(/|$)" },
      to: { circular: true },
    },
    {
      name: "sql-in-the-store-only",
      comment: "worker/store is the only place that knows the database's language.",
      severity: "error",
      from: { path: "^worker/", pathNot: "^worker/store/" },
      to: { path: "node_modules/drizzle-orm/" },
    },
    {
      name: "radix-in-the-back-office-only",
      comment: "Public pages use the platform's own elements (decision: native-elements).",
      severity: "error",
      from: {
        path: "^web/",
        pathNot: "^web/(pages/(admin|analytics|announcements|contacts|optin-report)|features/owner-session)/",
      },
      to: { path: "^web/ui/(dialog|select|table|tabs)\\.tsx$" },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc reads the files.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs"] },
  },
};
