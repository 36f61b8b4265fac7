import { type Amount, dollarsOf, type PerDollar, type Readings } from "#domain/amounts.ts";
import type { Fact } from "#domain/facts.ts";
import { passportCodes } from "./passport-groups.ts";
import type { MonthUsd } from "#domain/city-budget.ts";
import {
  type City,
  type CityComparison,
  type CityHomes,
  type Entry,
  type FamilyFees,
  type Goods,
  type Homes,
  type Known,
  type Maybe,
  type Permit,
  type PermitCard,
  type PermitConditions,
  type Program,
} from "./country-record.ts";

/** A permit with its rows made, and with conditions, fees of the family and figures of its own as its file has them. */
type PermitRows = Pick<Permit, "fee" | "dependants" | "processing" | "permanentResidence" | "citizenship"> & {
  card?: CardRow;
} & Partial<Pick<Permit, "processingWeeks" | "yearsToPermanentResidence" | "yearsToCitizenship">> & {
    conditions: ConditionRows;
    familyFees?: FamilyRows | null;
  };
type ConditionRows = Omit<PermitConditions, "monthlyIncomeUsd" | "capitalUsd"> & { income?: Amount; capital?: Amount };
type ProgramRows = Pick<Program, "cost"> & Partial<Pick<Program, "refuses" | "ownPassport">> & { closedTo?: string };
type CardRow = Pick<PermitCard, "name" | "weeks"> & { fee?: string };
type FamilyRows = Pick<FamilyFees, "feeIn" | "lacks" | "pupils"> & {
  amounts?: readonly Amount[];
  child?: readonly Amount[] | null;
};

/**
 * The figures of a permit, a program, an entry, a city, its comparison, or the sections on homes and goods, made of the amounts and times of their records;
 * nothing for any other.
 * @param raw as its file has it: which of them it is shows in a key that only they have
 * @param rows the same with its records made
 * @param feeOf the fee of another permit of the country
 * @param factAt the fact with an id
 */
export function figuresBeside(
  raw: object,
  rows: unknown,
  perDollar: PerDollar,
  feeOf: (permit: string) => Known,
  factAt: (id: string) => Fact<string>,
): object {
  const once = (readings: Readings) => dollarsOf(readings, perDollar, "once");
  const month = (readings: Readings) => dollarsOf(readings, perDollar, "month");

  function permitFigures(permit: PermitRows) {
    const { card, conditions, familyFees, fee, dependants, processing, permanentResidence, citizenship } = permit;
    const { income, capital, ...others } = conditions;
    const cardFee = card?.fee === undefined ? undefined : factAt(card.fee);
    return {
      // A permit's own figure wins over that of a record that it shares with others.
      processingWeeks: processing.time?.weeks ?? null,
      yearsToPermanentResidence: permanentResidence.time?.years ?? null,
      yearsToCitizenship: citizenship.time?.years ?? null,
      ...permit,
      conditions: {
        ...(income && { monthlyIncomeUsd: month({ amounts: [income] })!.from }),
        ...(capital && { capitalUsd: once({ amounts: [capital] })!.from }),
        ...others,
      },
      feeUsd: once(fee.amounts && cardFee ? { amounts: withCard(fee.amounts, cardFee.amounts!) } : fee),
      ...(card && { card: { ...card, ...(cardFee && { fee: cardFee }) } }),
      ...(familyFees && { familyFees: toFamilyFees(familyFees, dependants) }),
    };
  }

  /** What the record that names it asks of the family: of all alike, unless the permit says otherwise. */
  function toFamilyFees({ amounts, child, ...rest }: FamilyRows, dependants: Maybe): FamilyFees {
    const named: Readings = rest.feeIn === undefined ? (dependants ?? {}) : feeOf(rest.feeIn);
    const paid = (instead?: readonly Amount[]) => once(instead ? { ...named, amounts: instead } : named);
    return { ...rest, spouseUsd: paid(amounts), childUsd: child === null ? null : paid(child ?? amounts) };
  }

  function monthDollars({ homes, basket }: Pick<City, "homes" | "basket">): MonthUsd {
    const rents = ({ one, two, three }: CityHomes) => ({ one: month(one), two: month(two), three: month(three) });
    return {
      rents: { newcomers: rents(homes.newcomers), elsewhere: rents(homes.elsewhere) },
      foodPerAdult: month(basket.food),
      transportPerAdult: month(basket.transport),
      utilities: month(basket.utilities),
      internet: month(basket.internet),
      help: month(basket.help),
    };
  }

  /** The card's amounts, on top of each alternative of the fee. */
  function withCard(amounts: readonly Amount[], card: readonly Amount[]): Amount[] {
    return [...amounts.flatMap((amount, index) => (amount.or && index > 0 ? [...card, amount] : amount)), ...card];
  }

  if ("whoFor" in raw) return permitFigures(rows as PermitRows);
  if ("proof" in raw) {
    const { cost, refuses = [], ownPassport = null, closedTo } = rows as ProgramRows;
    return { costUsd: once(cost), refuses, ownPassport, closedTo: closedTo ? passportCodes(closedTo) : [] };
  }
  if ("districts" in raw) return { monthUsd: monthDollars(rows as City) };
  if ("published" in raw) return { usd: month((rows as CityComparison).published) };
  if ("rule" in raw && "fee" in raw) {
    const { fee, stay } = rows as Entry;
    return { feeUsd: once(fee), stayDays: stay?.time?.days ?? null };
  }
  if ("ownershipInShort" in raw) return { advanceRentMonths: (rows as Homes).advanceRent?.time?.months ?? null };
  if ("drivingLicense" in raw) return { drivingLicenseDays: (rows as Goods).drivingLicense.time?.days ?? null };
  return {};
}
