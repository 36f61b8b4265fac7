import { useEffect, useState } from "react";
import type { ColumnChapter } from "#web/content/comparison-columns.ts";
import { inTime } from "#web/lib/recover.ts";

/** A column with its cells and sources as HTML: what column-file.tsx writes. */
export type RenderedColumn = readonly (ColumnChapter<string> & { sources: string })[];

async function loadColumn(path: string): Promise<RenderedColumn> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The column at ${path} was answered with ${answer.status}.`);
  return (await answer.json()) as RenderedColumn;
}

type Loaded = { key: string; columns?: readonly RenderedColumn[]; error?: unknown };

/**
 * Some columns, fetched when they are asked for.
 * @param paths of their files
 * @returns neither columns nor an error while they are on their way; `retry` fetches them again
 */
export function useColumns(paths: readonly string[]) {
  const [loaded, setLoaded] = useState<Loaded>({ key: "" });
  const [attempt, setAttempt] = useState(0);
  const key = paths.join();

  useEffect(() => {
    if (!key) return undefined;
    let isCurrent = true;
    const keep = (answer: Omit<Loaded, "key">) => isCurrent && setLoaded({ key, ...answer });
    inTime(Promise.all(key.split(",").map(loadColumn))).then(
      (columns) => keep({ columns }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isCurrent = false;
    };
    // A further attempt asks again for the same columns.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, attempt]);

  function retry() {
    setLoaded({ key: "" });
    setAttempt((before) => before + 1);
  }

  const { columns, error } = loaded.key === key ? loaded : {};
  return { columns, error, retry };
}
