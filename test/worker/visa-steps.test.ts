import { expect, test } from "vitest";
import type { VisaSteps } from "../../domain/visa-steps.ts";
import { call } from "../support/worker.ts";

const STEPS: VisaSteps = {
  heading: "Kenya: Work Permit",
  url: "https://homeward.example/visa-information/kenya/work-permit",
  steps: [
    { day: 0, title: "Gather the papers", text: "- Passport\n- Police record" },
    { day: 14, title: "Apply", text: "Online; keep the receipt, always." },
  ],
};

/** Assets with the steps of one visa; other paths get the not-found page, as from the platform. */
function bindings() {
  const asked: string[] = [];
  const ASSETS = {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return pathname === "/calendar/visa-information/kenya/work-permit/steps.json"
        ? Response.json(STEPS)
        : new Response("<h1>404</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
    },
  } as unknown as Fetcher;
  return { asked, ASSETS };
}

test("the steps of a visa come as a calendar file, each so many days after the chosen one", async () => {
  const { ASSETS } = bindings();
  const response = await call("/api/visa-steps?country=kenya&visa=work-permit&begin=2028-02-20", {}, { ASSETS });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="kenya-work-permit-steps.ics"');
  const text = await response.text();
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    "DTSTART;VALUE=DATE:20280220",
    "DTSTART;VALUE=DATE:20280305",
  ]);
  expect(lines).toContain("SUMMARY:Apply");
  expect(lines.join("\n")).toContain(STEPS.url);
});

test("a visa that is not there is 404, and what is no visa or no day is refused before anything is read", async () => {
  const { asked, ASSETS } = bindings();
  const ask = (query: string) => call(`/api/visa-steps?${query}`, {}, { ASSETS });
  expect((await ask("country=kenya&visa=golden-visa&begin=2028-02-20")).status).toBe(404);
  expect(asked).toHaveLength(1);
  for (const query of [
    "",
    "country=kenya&visa=work-permit",
    "country=kenya&visa=work-permit&begin=2028-02-30",
    "country=kenya&visa=work-permit&begin=tomorrow",
    "country=..&visa=../secret&begin=2028-02-20",
    "country=kenya/work-permit&visa=x&begin=2028-02-20",
  ])
    expect((await ask(query)).status, query).toBe(400);
  expect(asked).toHaveLength(1);
});
