// Circles between folders, which no rule about single imports can see. oxlint refuses wrong directions and circles
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
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc reads the files.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs"] },
  },
};
