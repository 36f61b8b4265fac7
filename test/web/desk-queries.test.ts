import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { filesQuery, pendingQuery } from "#web/pages/desk/queries.ts";

test("the desk reads the content again once a change is live", async () => {
  let isLive = false;
  vi.stubGlobal("fetch", (input: string | URL | Request) => {
    const path = new URL(input instanceof Request ? input.url : input, "https://homeward.example").pathname;
    const pending = isLive ? [] : [{ id: "one", edits: [] }];
    const answers: Readonly<Record<string, unknown>> = {
      "/api/desk": { canPublishNow: false, pending },
      "/content/files.json": { "site.yaml": { name: isLive ? "after" : "before" } },
    };
    return Promise.resolve(Response.json(answers[path]));
  });
  const client = new QueryClient();
  const stop = new QueryObserver(client, filesQuery).subscribe(() => undefined);
  await client.fetchQuery(filesQuery);
  await client.fetchQuery(pendingQuery);
  isLive = true;
  await client.refetchQueries({ queryKey: pendingQuery.queryKey });
  await client.fetchQuery(pendingQuery);
  expect(client.getQueryData(filesQuery.queryKey)).toEqual({ "site.yaml": { name: "after" } });
  stop();
  vi.unstubAllGlobals();
});
