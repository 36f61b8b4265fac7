import { createRoot } from "react-dom/client";
import { ConsentBanner } from "#web/features/measuring/measuring-question.island.tsx";
import { ConsentChoice } from "#web/features/measuring/measuring-answer.island.tsx";
import { track } from "#web/lib/events.ts";

// A page as those of a site with an analytics service, for test/e2e/consent.spec.ts, which builds it with an id. It reports
// its view, as the home page does, and a press of its button.
track("page_view", { page_path: "/" });
const element = (
  <main>
    <button type="button" onClick={() => track("cta_click", { event_label: "find_ideal_country" })}>
      Find your country
    </button>
    <ConsentChoice />
    <ConsentBanner />
  </main>
);
createRoot(document.querySelector("div")!).render(element);
