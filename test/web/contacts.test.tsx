import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { mapOptInAnswers } from "#domain/lead.ts";
import { ageText } from "#web/pages/contacts/cells.ts";
import { OPT_IN_COLUMNS } from "#web/pages/contacts/people/columns.tsx";
import { PeopleTable } from "#web/pages/contacts/people/people-table.tsx";
import type { OptIn } from "#web/pages/contacts/people/queries.ts";
import { usePeopleTable } from "#web/pages/contacts/people/use-people-table.ts";
import { TooltipProvider } from "#web/ui/office/tooltip.tsx";
import { postedFields, previewText, senderOf } from "#web/pages/contacts/quarantine/posted-fields.ts";

function person(changes: Partial<OptIn>): OptIn {
  return {
    id: "lead_1",
    personId: "hash",
    name: "Ama Mensah",
    email: "ama@example.com",
    source: "waitlist_page",
    campaign: null,
    ...mapOptInAnswers(() => null),
    skippedCheck: null,
    createdAt: "2026-11-21T12:00:00.000Z",
    confirmedAt: null,
    unsubscribedAt: null,
    contactedAt: null,
    note: null,
    status: "new",
    tags: [],
    dueAt: null,
    ...changes,
  };
}

function OptIns({ rows }: { rows: readonly OptIn[] }) {
  const params = { filters: {}, filter: () => {} };
  const table = usePeopleTable({ list: "opt-ins", columns: OPT_IN_COLUMNS, rows, params });
  return <PeopleTable caption="Opt-ins" table={table} isSelectable={false} />;
}

function renderTable(rows: readonly OptIn[]) {
  return renderToStaticMarkup(
    <StaticRouter location="/contacts/opt-ins">
      <TooltipProvider>
        <OptIns rows={rows} />
      </TooltipProvider>
    </StaticRouter>,
  );
}

test("the list says whether a person confirmed their email", () => {
  const confirmed = person({ confirmedAt: "2026-11-21T12:30:00.000Z" });
  expect(renderTable([confirmed])).toContain("Confirmed");
  expect(renderTable([person({})])).not.toContain("Confirmed");
});

test("whatever somebody typed is text in the list, never markup", () => {
  const typed = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
  const markup = renderTable([person({ name: typed, email: typed, countryInterest: typed, source: typed as never })]);
  expect(markup).not.toMatch(/<(img|script)/);
});

test("an age is told in its largest unit, and what is not a minute old is from just now", () => {
  const now = Date.parse("2026-11-21T12:00:00.000Z");
  const ages = [-5, 0, 59, 60, 3599, 3600, 86_400 * 3].map((seconds) =>
    ageText(new Date(now - seconds * 1000).toISOString(), now),
  );
  expect(ages).toEqual(["just now", "just now", "just now", "1m ago", "59m ago", "1h ago", "3d ago"]);
});

test("a quarantined post is previewed by what somebody may have typed, whatever it holds", () => {
  const fields = postedFields({
    fullName: "Ama",
    email: "ama@example.com",
    source: "waitlist_page",
    message: "Buy\nnow",
    goal: " ",
    odd: [1],
  });
  expect(senderOf(fields)).toBe("ama@example.com");
  expect(previewText(fields)).toBe("Ama · Buy\nnow · [1]");
  expect(postedFields(null)).toEqual([]);
});
