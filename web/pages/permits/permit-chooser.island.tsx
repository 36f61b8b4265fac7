import { clsx } from "clsx";
import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import type { Reason } from "#domain/reasons.ts";
import { useEffect, useState } from "react";
import { sortByFit } from "#web/features/permits/permit-fit.ts";
import { findForPassport, isOtherPassport, readPassportAnswers } from "#web/features/visitor/passport-choice.ts";
import { LinkedAnswers } from "#web/layout/linked-answers.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { KeptHtml } from "#web/lib/kept-html.tsx";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { permitsPage } from "./copy.ts";
import { FIELDS, readAnswers, separateUnknown } from "./permit-answers.ts";
import { PermitForm } from "./permit-form.tsx";
import { type ListedPermit, PermitRows } from "./permit-rows.tsx";

const { groups, groupTexts, entry, found, foundNone, instead: texts } = permitsPage;

/** How passports enter a country as a visitor; `id` names its kept part. */
type EntryLine = { id: string; country: CountryId; passports: string };

/** What people do for a reason that a country has no permit for; `id` names its kept part. */
type InsteadLine = { id: string; country: CountryId; reason: Reason };

type PermitChooserProps = {
  permits: readonly ListedPermit[];
  instead: readonly InsteadLine[];
  entryLines: readonly EntryLine[];
};

/** The form, and every permit, sorted by its answers. */
export function PermitChooser({ permits, instead, entryLines }: PermitChooserProps) {
  const [given] = useUrlParams();
  const { known: params, unknown } = separateUnknown(given);
  const answers = readAnswers(params);
  const country = params.get("country");
  const sorted = answers && sortByFit(country ? permits.filter((one) => one.country === country) : permits, answers);
  const open = sorted ? [...sorted.fits, ...sorted.may] : [];
  const chosen = country ? [country] : open.map((permit) => permit.country);
  const isForReason = sorted && open.length + sorted.almost.length > 0;
  const isAnyFound = isForReason || (sorted && sorted.also.length > 0);
  const shownInstead = isForReason
    ? undefined
    : instead.find((one) => one.country === country && one.reason === answers?.reason);
  const counts = sorted && {
    fits: String(sorted.fits.length),
    may: String(sorted.may.length),
    almost: String(sorted.almost.length),
  };
  return (
    <>
      <div data-tone="white">
        <div className={clsx("wrap-page", answers ? "py-2" : "py-6 sm:py-12")}>
          <PermitForm unknown={unknown} />
        </div>
      </div>
      <div data-tone="paper" data-slot="permit-results">
        <div className={clsx("wrap-page space-y-6", answers ? "py-4 sm:py-10" : "py-10 sm:py-16")}>
          <LinkedAnswers names={FIELDS} />
          <p role="status" className="font-semibold empty:hidden">
            {counts && (isAnyFound ? interpolate(found, counts) : foundNone)}
          </p>
          <section data-slot="permit-instead" hidden={!shownInstead}>
            <h2 className="text-title">{texts.title}</h2>
            {instead.map(({ id }) => (
              <KeptHtml key={id} name={id} hidden={id !== shownInstead?.id} className="mt-2 measure [&_a]:underline" />
            ))}
          </section>
          {(["fits", "may", "almost", "also"] as const).map((group) => (
            <section key={group} data-group={group} hidden={!sorted?.[group].length}>
              <h2 className="font-serif text-xl leading-snug font-semibold text-heading sm:text-2xl">
                {groups[group]}
              </h2>
              <p className="text-sm text-muted">{groupTexts[group]}</p>
              <PermitRows permits={sorted?.[group] ?? []} answers={answers} />
            </section>
          ))}
          <EntryLines lines={entryLines} countries={answers ? chosen : []} passport={params.get("passport") ?? ""} />
          <section data-group="all" hidden={answers !== null}>
            <h2 className="text-title">{groups.all}</h2>
            {COUNTRIES.map(({ id, name }) => (
              <Disclosure key={id} summary={<h3>{name}</h3>}>
                <PermitRows permits={answers ? [] : permits.filter((one) => one.country === id)} answers={null} />
              </Disclosure>
            ))}
          </section>
        </div>
      </div>
    </>
  );
}

type EntryLinesProps = { lines: readonly EntryLine[]; countries: readonly string[]; passport: string };

/** How the person enters as a visitor: the chosen country, or those with a permit that fits. */
function EntryLines({ lines, countries, passport }: EntryLinesProps) {
  const group = isOtherPassport(passport) ? "other" : passport;
  const otherAnswers = useOtherAnswers(passport, countries);
  return (
    <section
      data-slot="permit-entry"
      hidden={countries.length === 0 || passport === ""}
      className="known [&_.guide-answer]:font-semibold [&_dd_a]:underline"
    >
      <Disclosure open={countries.length === 1} summary={<h2>{entry.title}</h2>}>
        <dl className="known-list">
          {lines.map(({ id, country, passports }) => {
            const answer = passports === "other" ? otherAnswers[country] : undefined;
            return (
              <div key={id} hidden={!passports.split(" ").includes(group) || !countries.includes(country)}>
                <dt>{countryById(country).name}</dt>
                <dd>
                  <KeptHtml name={id} hidden={answer !== undefined} />
                  {answer !== undefined && <div dangerouslySetInnerHTML={{ __html: answer }} />}
                </dd>
              </div>
            );
          })}
        </dl>
      </Disclosure>
    </section>
  );
}

type AnswersByCountry = Readonly<Record<string, string | undefined>>;
const NO_ANSWERS: AnswersByCountry = {};

/** The HTML of what holds for one of the other passports, by country; none where it cannot be loaded. */
function useOtherAnswers(passport: string, countries: readonly string[]): AnswersByCountry {
  const [loaded, setLoaded] = useState({ key: "", answers: NO_ANSWERS });
  const key = [passport, ...countries].join(" ");

  useEffect(() => {
    const [code = "", ...asked] = key.split(" ");
    if (!isOtherPassport(code)) return;
    let isWanted = true;
    const load = async () => {
      const answers = await Promise.all(
        asked.map(async (country) => [country, findForPassport(await readPassportAnswers(country), code)?.innerHTML]),
      );
      if (isWanted) setLoaded({ key, answers: Object.fromEntries(answers) as AnswersByCountry });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [key]);

  return loaded.key === key ? loaded.answers : NO_ANSWERS;
}
