import type { CSSProperties } from "react";
import { type ByMonth, type ClimateYear } from "#content-model/resolve/records.ts";
import { type City } from "#content-model/resolve/resolve-country.ts";
import { FactList } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { citiesPage } from "../copy.ts";

const texts = citiesPage.one.climate;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The temperatures in degrees Celsius between which a cell's tint goes from nothing to full. */
const COOLEST = 0;
const HOTTEST = 40;

/** The rain of a month, in millimeters, that fills a bar at the least: in a desert no month looks wet. */
const WET_MONTH = 100;

const MILLIMETERS_PER_INCH = 25.4;

/** The city's climate in words, and in figures by month where they were found. */
export function Climate({ city: { name, climate, climateByMonth } }: { city: City }) {
  return (
    <>
      <FactList
        rows={[
          { label: texts.rows.climate, content: climate },
          { label: texts.measured, content: climateByMonth?.measured },
        ]}
      />
      {climateByMonth && <ClimateTable city={name} year={climateByMonth} />}
    </>
  );
}

function ClimateTable({ city, year: { highs, lows, rain } }: { city: string; year: ClimateYear }) {
  const { columns, units } = texts;
  const wettest = Math.max(WET_MONTH, ...rain);
  return (
    <table data-slot="climate" className="climate-table">
      <caption className="sr-only">{interpolate(texts.caption, { city })}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          {[columns.high, columns.low].map((name) => (
            <th key={name} scope="col">
              {name} <small>{units.temperature}</small>
            </th>
          ))}
          <th scope="col">
            {columns.rain} <small>{units.rain}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month, index) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <Temperature celsius={highs[index]!} />
            <Temperature celsius={lows[index]!} />
            <td>
              {rainText(rain[index]!)}
              <i style={{ width: `${percent(rain[index]! / wettest)}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.year}</th>
          <td>{temperatureText(sum(highs) / MONTHS.length)}</td>
          <td>{temperatureText(sum(lows) / MONTHS.length)}</td>
          <td>{rainText(sum(rain))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A cell that is the warmer in color the warmer it is. */
function Temperature({ celsius }: { celsius: number }) {
  const warmth = (celsius - COOLEST) / (HOTTEST - COOLEST);
  return <td style={{ "--warmth": `${percent(warmth)}%` } as CSSProperties}>{temperatureText(celsius)}</td>;
}

function temperatureText(celsius: number): string {
  return `${Math.round((celsius * 9) / 5 + 32)} (${Math.round(celsius)})`;
}

function rainText(millimeters: number): string {
  return `${(millimeters / MILLIMETERS_PER_INCH).toFixed(1)} (${Math.round(millimeters).toLocaleString("en-US")})`;
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

function sum(figures: ByMonth): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
