import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import type { Edit } from "#domain/edits.ts";
import { queryClient } from "#web/office/query-client.ts";
import { ChangePreview } from "#web/pages/desk/preview/change-preview.tsx";

// A preview in a page of the back office, for test/e2e/desk-preview.spec.ts, which gives it edits and pages.
const { edits, paths } = (globalThis as unknown as { previewed: { edits: Edit[]; paths: string[] } }).previewed;
createRoot(document.querySelector("main")!).render(
  <QueryClientProvider client={queryClient}>
    <ChangePreview edits={edits} paths={paths} />
  </QueryClientProvider>,
);
