import type { Database } from "../store/database.ts";
import type { PublicForm } from "./form-page.ts";

/** What the middleware of worker/app.ts puts into every request's context. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    db: Database;
    /** Set while a public form is being answered. */
    form?: PublicForm;
  };
};
