import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { CONTENT_FILES_PATH } from "#domain/desk.ts";
import { type ContentFiles, type Edit, withEdits } from "#domain/edits.ts";
import { queryClient } from "#web/office/query-client.ts";
import { ChangePreview } from "#web/pages/desk/preview/change-preview.tsx";

// A preview in a page of the back office, for test/e2e/desk-preview.spec.ts, which gives it edits and pages.
const { edits, paths } = (globalThis as unknown as { previewed: { edits: Edit[]; paths: string[] } }).previewed;
const live = (await (await fetch(CONTENT_FILES_PATH)).json()) as ContentFiles;
const files = withEdits(live, edits)!;
createRoot(document.querySelector("main")!).render(
  <QueryClientProvider client={queryClient}>
    <ChangePreview files={files} live={live} edits={edits} version="test" paths={paths} />
  </QueryClientProvider>,
);
