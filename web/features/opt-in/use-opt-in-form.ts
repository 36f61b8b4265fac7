import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { OPT_IN_TEXTS } from "./copy.ts";

/** An opt-in, from the form of that name or from the blog's. */
export function useOptInForm() {
  return usePublicForm({
    name: "opt-in",
    load: () => import("./send.ts"),
    onSent: () => OPT_IN_TEXTS.sent,
  });
}
