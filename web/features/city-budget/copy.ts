import type { HomeSize, LineId } from "#domain/city-budget.ts";
import type { Lifestyle } from "#domain/households.ts";

export const BUDGET_TEXTS = {
  lines: {
    rent: "Rent",
    food: "Food",
    transport: "Transport",
    utilities: "Power and water",
    internet: "Internet",
    backup: "Backup power",
    help: "Help at home",
  } satisfies Record<LineId, string>,
  homes: {
    one: "one bedroom",
    two: "two bedrooms",
    three: "three bedrooms",
  } satisfies Record<HomeSize, string>,
  lifestyles: {
    modest: "Modest: an ordinary home outside the districts newcomers choose, buses and minibuses.",
    comfortable:
      "Comfortable: a home in a district newcomers choose, rides by app or a small car, backup power where the power fails, and help two days a week.",
    luxury: "Luxury: the same at the upper quarter of prices, with full-time help.",
    premium: "Premium: the same at the top of prices, with full-time help.",
  } satisfies Record<Lifestyle, string>,
  people: { adult: ["adult", "adults"], child: ["child", "children"] },
  sum: "A month, these lines together",
  /** Over several sums that lack the same. */
  sumWithout: "A month, these lines together, without {lines} (not published)",
  methods: "How we count",
  /** Where the sum lacks rent or food, and where it lacks another line. */
  noSum: "No total: {lines} not published",
  without: "{sum}, without {lines} (not published)",
  notPublished: "not published",
  arrival: {
    title: "Cash on arrival",
    advanceRent: "Rent in advance and deposit",
    permit: "Permit fee, one person",
    sum: "On arrival, these lines together",
  },
  leftOut:
    "Not counted, because they depend on you: health insurance, school fees, flights, moving costs, furniture, a car, clothes, leisure and taxes.",
} as const;
