import { createRoot } from "react-dom/client";
import { OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";

// A page with one form, for test/e2e/turnstile.spec.ts, which builds it with a site key.
const element = (
  <main>
    <OptIn invitation={OPT_IN_INVITATIONS.community} countries={["Ghana"]} />
  </main>
);
createRoot(document.querySelector("div")!).render(element);
