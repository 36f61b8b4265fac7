import { ContentError } from "../content-model/index.ts";

// Imported first: what is wrong with the content ends a command with its lines alone, whichever module reads it.
process.on("uncaughtException", (error) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});
