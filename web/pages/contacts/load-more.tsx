import { Button } from "#web/ui/button.tsx";
import { CONTACTS_TEXTS } from "./copy.ts";

/** Asks for the next page of a list. */
export function LoadMore({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  return (
    <div className="mt-6 text-center">
      <Button variant="outline" size="large" aria-disabled={isLoading} onClick={isLoading ? undefined : onLoad}>
        {isLoading ? CONTACTS_TEXTS.found.loadingMore : CONTACTS_TEXTS.found.more}
      </Button>
    </div>
  );
}
