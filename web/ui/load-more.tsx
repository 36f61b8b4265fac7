import { clsx } from "clsx";
import { Button } from "./button.tsx";

type LoadMoreProps = { isLoading: boolean; onLoad: () => void; className?: string };

/** Loads the next page of a list. */
export function LoadMore({ isLoading, onLoad, className }: LoadMoreProps) {
  return (
    <div className={clsx("text-center", className)}>
      <Button variant="outline" size="large" busy={isLoading} onClick={onLoad}>
        {isLoading ? "Loading..." : "Load more"}
      </Button>
    </div>
  );
}
