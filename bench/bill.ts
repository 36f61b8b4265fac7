// The month's bill and the limits that are met first, from what bench/scale.test.ts measured, Cloudflare's prices and a
// few assumptions about visits.

export type ScaleFigures = {
  measuredOn: string;
  /** Numbers of leads. */
  sizes: number[];
  databaseBytes: number[];
  backups: { calls: number; slowestCallMs: number; archiveBytes: number }[];
  calls: { name: string; kind: string; read: number[]; written: number[]; ms: number[] }[];
};

/** One price: what is included in a month, and what a unit costs beyond it, in US dollars. */
type Price = { label: string; included: number; per: number; dollars: number; source: string };

/** Workers Paid, as Cloudflare's documentation stated it; read on `PRICES_READ_ON`. */
export const PRICES_READ_ON = "2026-11-21";
export const PLAN_DOLLARS = 5;
export const PRICES = {
  requests: {
    label: "requests to the Worker",
    included: 10_000_000,
    per: 1_000_000,
    dollars: 0.3,
    source: "https://developers.cloudflare.com/workers/platform/pricing/",
  },
  cpuMs: {
    label: "CPU milliseconds",
    included: 30_000_000,
    per: 1_000_000,
    dollars: 0.02,
    source: "https://developers.cloudflare.com/workers/platform/pricing/",
  },
  rowsRead: {
    label: "rows read",
    included: 25_000_000_000,
    per: 1_000_000,
    dollars: 0.001,
    source: "https://developers.cloudflare.com/d1/platform/pricing/",
  },
  rowsWritten: {
    label: "rows written",
    included: 50_000_000,
    per: 1_000_000,
    dollars: 1,
    source: "https://developers.cloudflare.com/d1/platform/pricing/",
  },
  databaseGb: {
    label: "GB of the database",
    included: 5,
    per: 1,
    dollars: 0.75,
    source: "https://developers.cloudflare.com/d1/platform/pricing/",
  },
  queueOperations: {
    label: "queue operations",
    included: 1_000_000,
    per: 1_000_000,
    dollars: 0.4,
    source: "https://developers.cloudflare.com/queues/platform/pricing/",
  },
  bucketWrites: {
    label: "writes to the bucket",
    included: 1_000_000,
    per: 1_000_000,
    dollars: 4.5,
    source: "https://developers.cloudflare.com/r2/pricing/",
  },
  emails: {
    label: "emails",
    included: 3000,
    per: 1000,
    dollars: 0.35,
    source: "https://developers.cloudflare.com/email-service/platform/pricing/",
  },
} satisfies Record<string, Price>;

export type Usage = Record<keyof typeof PRICES, number>;

/** What is assumed, not measured. */
export const ASSUMPTIONS = {
  /** Of each visit, how many requests run the Worker: pages, scripts and pictures of the build do not. */
  mediaRequests: 0.5,
  waitlistCounts: 0.2,
  signUps: 0.01,
  calculations: 0.01,
  messages: 0.001,
  /** Pages that a visit opens and that tell of it (decision: visits-counted-by-day). */
  pages: 3,
  /** Hours a day that the owner's report is open; it asks twice every 30 seconds. */
  reportHours: 2,
  /** CPU time of a request, generously: the median of Workers is about 2 ms. */
  cpuMsPerRequest: 3,
  /** How long leads have been coming in, in months, when the database is weighed. */
  monthsKept: 12,
} as const;

const DAYS = 30;
const DELIVERIES_PER_LEAD = 3;
/** Each in five parts, an invocation each. */
const SWEEPS = DAYS * 24 * 12;
const CRON_CALLS = 5 * SWEEPS;
/** A message is written, read and deleted; a lead queues two mails. */
const QUEUE_OPERATIONS_PER_LEAD = 2 * 3;

/** What a month of so many visits uses, with the figures of the largest measured size. */
export function monthlyUsage(figures: ScaleFigures, visits: number, mailsPerMonth: number): Usage {
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
  const cost = (name: string) => {
    const call = figures.calls.find((one) => one.name === name);
    if (!call) throw new Error(`bench:scale did not measure ${name}`);
    return { read: Math.max(...call.read), written: Math.max(...call.written) };
  };
  const leads = visits * (signUps + calculations);
  const polls = DAYS * reportHours * 120;
  const mails = Math.min(leads + visits * messages, mailsPerMonth);
  const calls: [times: number, ...names: string[]][] = [
    [visits * mediaRequests, "GET /media/hero"],
    [visits * waitlistCounts, "GET /api/waitlist/count"],
    [visits * signUps, "POST /api/waitlist, new"],
    [visits * calculations, "POST /api/calculator"],
    [visits * messages, "POST /api/messages"],
    [visits * pages, "a page's visit"],
    [polls, "GET /api/leads/stats", "GET /api/leads/recent"],
    [SWEEPS, "the sweep"],
    [mails, "delivery of a mail"],
  ];
  let rowsRead = 0;
  let rowsWritten = 0;
  for (const [times, ...names] of calls) {
    for (const name of names) {
      rowsRead += times * cost(name).read;
      rowsWritten += times * cost(name).written;
    }
  }
  // What purging a lead's deliveries takes later.
  rowsRead += leads * 2 * DELIVERIES_PER_LEAD;
  rowsWritten += leads * DELIVERIES_PER_LEAD;
  const requests =
    visits * (mediaRequests + waitlistCounts + signUps + calculations + messages + pages) +
    2 * polls +
    CRON_CALLS +
    mails / 5;
  const bytesPerLead = figures.databaseBytes.at(-1)! / figures.sizes.at(-1)!;
  return {
    requests,
    cpuMs: requests * cpuMsPerRequest,
    rowsRead,
    rowsWritten,
    databaseGb: (leads * monthsKept * bytesPerLead) / 1e9,
    queueOperations: leads * QUEUE_OPERATIONS_PER_LEAD,
    bucketWrites: leads,
    emails: mails,
  };
}

/** What it costs in US dollars beyond what the plan includes, by what is billed. */
export function monthlyBill(usage: Usage) {
  const lines = (Object.keys(PRICES) as (keyof typeof PRICES)[]).map((what) => {
    const { included, per, dollars } = PRICES[what];
    return { what, dollars: (Math.max(0, usage[what] - included) / per) * dollars };
  });
  return { lines, total: PLAN_DOLLARS + lines.reduce((sum, { dollars }) => sum + dollars, 0) };
}
