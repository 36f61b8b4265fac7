import { type Amount, dollarsOf, type PerDollar, rangeAround, type Readings } from "#domain/amounts.ts";
import { larger, type MonthUsd } from "#domain/city-budget.ts";
import {
  type City,
  type Entry,
  type FamilyFees,
  isLease,
  type Known,
  type KnownPrice,
  type Permit,
  type PermitConditions,
} from "./country-record.ts";

/** A permit with its rows made, but with conditions and fees of the family as its file has them. */
type PermitRows = Pick<Permit, "fee" | "dependants"> & { conditions: ConditionRows; familyFees?: FamilyRows | null };
type ConditionRows = Omit<PermitConditions, "monthlyIncomeUsd" | "capitalUsd"> & { income?: Amount; capital?: Amount };
type FamilyRows = Pick<FamilyFees, "feeIn" | "lacks" | "pupils"> & {
  amounts?: readonly Amount[];
  child?: readonly Amount[] | null;
};

/**
 * The figures in US dollars of a permit, an entry or a city, made of the amounts of its records; nothing for any other.
 * @param raw as its file has it: which of them it is shows in a key that only they have
 * @param rows the same with its records made
 * @param feeOf the fee of another permit of the country
 */
export function dollarsBeside(
  raw: object,
  rows: unknown,
  perDollar: PerDollar,
  feeOf: (permit: string) => Known,
): object {
  const once = (readings: Readings) => dollarsOf(readings, perDollar, "once");
  const month = (readings: Readings) => dollarsOf(readings, perDollar, "month");

  function permitDollars({ fee, dependants, conditions: { income, capital, ...conditions }, familyFees }: PermitRows) {
    return {
      conditions: {
        ...(income && { monthlyIncomeUsd: month({ amounts: [income] })!.from }),
        ...(capital && { capitalUsd: once({ amounts: [capital] })!.from }),
        ...conditions,
      },
      feeUsd: once(fee),
      ...(familyFees && { familyFees: toFamilyFees(familyFees, dependants) }),
    };
  }

  /** What the record that names it asks of the family: of all alike, unless the permit says otherwise. */
  function toFamilyFees({ amounts, child, ...rest }: FamilyRows, dependants: Known): FamilyFees {
    const named: Readings = rest.feeIn === undefined ? dependants : feeOf(rest.feeIn);
    const paid = (instead?: readonly Amount[]) => once(instead ? { ...named, amounts: instead } : named);
    return { ...rest, spouseUsd: paid(amounts), childUsd: child === null ? null : paid(child ?? amounts) };
  }

  /** Each line from the least to the most that its records name; three bedrooms cost no less than one. */
  function monthDollars({ districts, basket }: Pick<City, "districts" | "basket">): MonthUsd {
    const line = (records: readonly KnownPrice[]) => rangeAround(records.map(month));
    const one = line(districts.map(({ oneBedroom }) => oneBedroom).filter(isLease));
    const three = line(districts.map(({ threeBedrooms }) => threeBedrooms).filter(isLease));
    return {
      rentOneBedroom: one,
      rentThreeBedrooms: three && larger(three, one),
      foodPerAdult: month(basket.food),
      transportPerAdult: month(basket.transport),
      utilities: month(basket.utilities),
      internet: month(basket.internet),
      help: month(basket.help),
    };
  }

  if ("whoFor" in raw) return permitDollars(rows as PermitRows);
  if ("stayDays" in raw) return { feeUsd: once((rows as Entry).fee) };
  return "districts" in raw ? { monthUsd: monthDollars(rows as City) } : {};
}
