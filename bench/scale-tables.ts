// The tables of docs/scale.md, made of what was measured: they contain only measured figures.
import { VISITOR_LIMIT } from "../domain/mail-limits.ts";
import {
  ASSUMPTIONS,
  monthlyBill,
  monthlyUsage,
  PLAN_DOLLARS,
  PRICES,
  PRICES_READ_ON,
  type ScaleFigures,
  type Usage,
} from "./bill.ts";

const VISITS = [10_000, 1_000_000, 100_000_000];
const DAYS = 30;
/** What the site sends at most, by its own limit (decision: promised-mail-is-sent). */
const MAILS_PER_MONTH = VISITOR_LIMIT.day * DAYS;

type Table = { headings: string[]; rows: string[][] };

const count = (value: number) => Math.round(value).toLocaleString("en-US");
const dollars = (value: number) => `$${value.toFixed(2)}`;
const large = (value: number) => (value >= 10 ? count(value) : value.toFixed(2));

function render({ headings, rows }: Table): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  return [line(headings), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}

function calls({ sizes, calls, measuredOn }: ScaleFigures): string {
  const rows = calls.map(({ name, read, written }) => [
    name,
    ...sizes.map((_, index) => count(read[index]!)),
    count(Math.max(...written)),
  ]);
  return `Measured on ${measuredOn}; rows read by each call, and rows written at most.\n\n${render({ headings: ["call", ...sizes.map((size) => `${count(size)} leads`), "written"], rows })}`;
}

function storage({ sizes, databaseBytes, backups }: ScaleFigures): string {
  return render({
    headings: ["leads", "database", "bytes for each lead", "calls of a backup", "archive"],
    rows: sizes.map((size, index) => [
      count(size),
      `${large(databaseBytes[index]! / 1e6)} MB`,
      count(databaseBytes[index]! / size),
      count(backups[index]!.calls),
      `${large(backups[index]!.archiveBytes / 1e6)} MB`,
    ]),
  });
}

function assumptions(): string {
  const {
    mediaRequests,
    waitlistCounts,
    signUps,
    calculations,
    messages,
    pages,
    reportHours,
    cpuMsPerRequest,
    monthsKept,
  } = ASSUMPTIONS;
  return render({
    headings: ["assumed, not measured", "value"],
    rows: [
      ["requests for an uploaded picture, for each visit", String(mediaRequests)],
      ["requests for the waitlist count, for each visit", String(waitlistCounts)],
      ["sign-ups, calculations and messages, for each visit", `${signUps}, ${calculations} and ${messages}`],
      ["pages that a visit opens, each with a request that counts it", String(pages)],
      ["hours a day that the report is open", String(reportHours)],
      ["CPU milliseconds of a request", String(cpuMsPerRequest)],
      ["months of leads in the database when it is weighed", String(monthsKept)],
    ],
  });
}

function bill(figures: ScaleFigures): string {
  const months = VISITS.map((visits) => {
    const usage = monthlyUsage(figures, visits, MAILS_PER_MONTH);
    return { usage, bill: monthlyBill(usage) };
  });
  const rows = (Object.keys(PRICES) as (keyof Usage)[]).map((what) =>
    [PRICES[what].label].concat(
      months.map(
        ({ usage, bill }) =>
          `${large(usage[what])} (${dollars(bill.lines.find((line) => line.what === what)!.dollars)})`,
      ),
    ),
  );
  rows.push(["the plan", ...months.map(() => dollars(PLAN_DOLLARS))]);
  rows.push(["**the month**", ...months.map(({ bill }) => `**${dollars(bill.total)}**`)]);
  const unlimited = VISITS.map((visits) => monthlyBill(monthlyUsage(figures, visits, Infinity)).total);
  rows.push(["the month, if every confirmation were emailed", ...unlimited.map(dollars)]);
  return render({
    headings: ["used (paid beyond what is included)", ...VISITS.map((visits) => `${count(visits)} visits`)],
    rows,
  });
}

/** Limits per month or of a size, of the platform's plans and of our own settings. */
const LIMITS: { name: string; use: (usage: Usage) => number; limit: number }[] = [
  { name: "free plan: requests, 100,000 a day", use: (usage) => usage.requests / DAYS, limit: 100_000 },
  { name: "free plan: rows written, 100,000 a day", use: (usage) => usage.rowsWritten / DAYS, limit: 100_000 },
  { name: "free plan: rows read, 5,000,000 a day", use: (usage) => usage.rowsRead / DAYS, limit: 5_000_000 },
  { name: "free plan: queue operations, 10,000 a day", use: (usage) => usage.queueOperations / DAYS, limit: 10_000 },
  { name: "free plan: database, 500 MB", use: (usage) => usage.databaseGb, limit: 0.5 },
  { name: "paid plan: database, 10 GB", use: (usage) => usage.databaseGb, limit: 10 },
];

function limits(figures: ScaleFigures): string {
  const usages = VISITS.map((visits) => monthlyUsage(figures, visits, Infinity));
  const rows = LIMITS.map(({ name, use, limit }) =>
    [name].concat(usages.map((usage) => `${large((use(usage) / limit) * 100)}%`)),
  );
  rows.push([
    `our own: confirmation emails, ${count(VISITOR_LIMIT.day)} a day`,
    ...usages.map(({ emails }) => `${large((emails / MAILS_PER_MONTH) * 100)}%`),
  ]);
  return render({
    headings: ["limit, and how much of it is used", ...VISITS.map((visits) => `${count(visits)} visits`)],
    rows,
  });
}

function prices(): string {
  const rows = Object.values(PRICES).map(({ label, included, per, dollars, source }) => [
    label,
    count(included),
    `$${dollars} for ${count(per)}`,
    source,
  ]);
  return `Workers Paid, ${dollars(PLAN_DOLLARS)} a month. As stored copies of these pages, and of texts that quote them, said on ${PRICES_READ_ON}: look them up before you rely on them.\n\n${render({ headings: ["billed", "included in a month", "beyond", "source"], rows })}`;
}

const TABLES: Record<string, (figures: ScaleFigures) => string> = { calls, storage, assumptions, bill, limits, prices };

/** The document with every table made anew: between `<!-- name -->` and `<!-- /name -->`. */
export function fillTables(document: string, figures: ScaleFigures): string {
  let filled = document;
  for (const [name, table] of Object.entries(TABLES)) {
    const place = new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`);
    if (!place.test(filled)) throw new Error(`docs/scale.md has no place for the table "${name}"`);
    filled = filled.replace(place, () => `<!-- ${name} -->\n\n${table(figures)}\n\n<!-- /${name} -->`);
  }
  return filled;
}
