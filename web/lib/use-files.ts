import { useEffect, useState } from "react";
import { inTime } from "./recover.ts";

async function loadFile<Content>(path: string): Promise<Content> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return (await answer.json()) as Content;
}

type Loaded<Content> = { key: string; files?: readonly Content[]; error?: unknown };

/**
 * Files of the build, fetched when they are asked for.
 * @param paths of JSON files
 * @returns neither files nor an error while they are on their way; `retry` fetches them again
 */
export function useFiles<Content>(paths: readonly string[]) {
  const [loaded, setLoaded] = useState<Loaded<Content>>({ key: "" });
  const [attempt, setAttempt] = useState(0);
  const key = paths.join();

  useEffect(() => {
    let isCurrent = true;
    const keep = (answer: Omit<Loaded<Content>, "key">) => isCurrent && setLoaded({ key, ...answer });
    inTime(Promise.all(key.split(",").map((path) => loadFile<Content>(path)))).then(
      (files) => keep({ files }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isCurrent = false;
    };
    // A further attempt asks again for the same files.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, attempt]);

  function retry() {
    setLoaded({ key: "" });
    setAttempt((before) => before + 1);
  }

  const { files, error } = loaded.key === key ? loaded : {};
  return { files, error, retry };
}
