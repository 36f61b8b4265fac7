import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.tsx";

// A page with one form, for test/e2e/turnstile.spec.ts, which builds it with a site key.
const element = (
  <main>
    <OptIn invitation={OPT_IN_INVITATIONS.community} countries={["Ghana"]} />
  </main>
);
const router = createMemoryRouter([{ path: "*", element }]);
createRoot(document.querySelector("div")!).render(<RouterProvider router={router} />);
