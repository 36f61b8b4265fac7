import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

/** While many requests run, going to another page waits, and leaving the back office is asked about. */
export function useStayWhile(isRunning: boolean) {
  const blocker = useBlocker(isRunning);
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useBeforeUnload((event) => {
    if (isRunning) event.preventDefault();
  });
}
