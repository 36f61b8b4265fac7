import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { OFFICE_TEXTS } from "./copy.ts";

const TEXTS = OFFICE_TEXTS.failed;

/** Shown in place of a page whose script could not be fetched, or that broke. The bar still leads to the others. */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  // What fails to be fetched is a TypeError of the browser's own.
  const isUnreachable = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <div role="alert" className="py-16">
      <h2 className="text-office-title">{TEXTS.title}</h2>
      <p className="mt-2 mb-6 measure text-muted">{isUnreachable ? TEXTS.text : TEXTS.broken}</p>
      <Button onClick={() => location.reload()}>{TEXTS.again}</Button>
    </div>
  );
}
